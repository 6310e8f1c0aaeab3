// Everything that is read on the page at rest, and what is wrong with it: too small, cut off by what hides the rest of
// it, or run over the box it stands in. What can be scrolled to is there.
(least) => {
  const found = new Set();
  const about = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].filter((name) => !name.startsWith("svelte-")).join(".")}`;
  const way = (one) => [one.parentElement?.parentElement, one.parentElement, one].filter(Boolean).map(about).join(" > ");
  const styles = new Map();
  const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const boxes = new Map();
  const box = (one) => boxes.get(one) ?? boxes.set(one, one.getBoundingClientRect()).get(one);
  const isMark = (text) => !/[\p{L}]{2}/u.test(text); // numbers and single signs
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const pen = document.createElement("canvas").getContext("2d");
  /** Where the ink of the first line begins: the dots of an Ü stand above what the height of a close line allows. */
  const inkTop = (node, one) => {
    const letters = document.createRange();
    const start = node.data.search(/\S/);
    let end = start;
    letters.setStart(node, start);
    letters.setEnd(node, start + 1);
    const first = letters.getBoundingClientRect();
    for (end = start + 1; end < node.data.length; end += 1) {
      letters.setStart(node, end);
      letters.setEnd(node, end + 1);
      const next = letters.getBoundingClientRect();
      if (next.width > 0 && next.top > first.top + 1) break;
    }
    const { fontStyle, fontWeight, fontSize, fontFamily, textTransform } = style(one);
    // The short form is empty where type is stretched. A pen measures in whole pixels, so it is given type ten times as large.
    pen.font = `${fontStyle} ${fontWeight} ${10 * parseFloat(fontSize)}px ${fontFamily}`;
    const line = node.data.slice(start, end);
    const drawn = pen.measureText(textTransform === "uppercase" ? line.toUpperCase() : line);
    return first.top + (one.currentCSSZoom / 10) * (drawn.fontBoundingBoxAscent - drawn.actualBoundingBoxAscent);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const one = node.parentElement;
    if (!text || one.closest("script, style, .sr-only, svg, .hand:not(.asked) .text, [inert], dialog:not([open])") || !one.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    let lines = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (lines.length === 0) continue;
    const say = (what) => found.add(`${way(one)} "${text.slice(0, 60)}" ${what}`);
    const size = parseFloat(style(one).fontSize);
    if (size < (isMark(text) || one.closest("kbd") ? least - 1 : least)) say(`${size} px`);
    // The text as far as it can be brought into sight.
    let left = Math.min(...lines.map((rect) => rect.left));
    let right = Math.max(...lines.map((rect) => rect.right));
    // A line is drawn within its height, not within that of its type.
    const room = Math.max(2, (lines[0].height - size) / 2 + 1);
    let top = Math.min(...lines.map((rect) => rect.top)) + room;
    let bottom = Math.max(...lines.map((rect) => rect.bottom)) - room;
    let placed = style(one).position;
    let boxed = false;
    let scrolled = false;
    const ink = inkTop(node, one);
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, display, position, backgroundColor, borderLeftWidth } = style(around);
      const passes = around !== one && ((placed === "absolute" && position === "static") || placed === "fixed");
      if (!passes && display !== "inline" && display !== "contents") {
        const whole = box(around);
        if (/hidden|clip/.test(overflowX) && (left < whole.left - 1.5 || right > whole.right + 1.5)) { say(`cut at the side by ${about(around)}`); break; }
        if (/hidden|clip/.test(overflowY) && (top < whole.top - 1.5 || bottom > whole.bottom + 1.5)) { say(`cut by ${about(around)}`); break; }
        if (!scrolled && /hidden|clip/.test(overflowY) && ink < whole.top - 1) { say(`its top is cut by ${about(around)}`); break; }
        const drawn = around.matches("button, a.btn") || !/rgba\(0, 0, 0, 0\)|transparent/.test(backgroundColor) || parseFloat(borderLeftWidth) > 0;
        if (!boxed && drawn) {
          boxed = true;
          const scrolls = /auto|scroll/;
          if (!scrolls.test(overflowX) && (left < whole.left - 1.5 || right > whole.right + 1.5)) { say(`over the side of ${about(around)}`); break; }
          if (!scrolls.test(overflowY) && (top < whole.top - 1.5 || bottom > whole.bottom + 1.5)) { say(`over ${about(around)}`); break; }
        }
        scrolled ||= /auto|scroll/.test(overflowY);
        if (/auto|scroll/.test(overflowX)) [left, right] = [Math.max(left, whole.left), Math.min(right, whole.right)];
        if (/auto|scroll/.test(overflowY)) [top, bottom] = [Math.max(top, whole.top), Math.min(bottom, whole.bottom)];
      }
      if (!passes) placed = position;
    }
    if (left < -1.5 || right > innerWidth + 1.5) say("out of the window");
  }
  return [...found];
}
