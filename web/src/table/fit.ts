// What must not run out of its place: a name becomes smaller, then narrower, before it is cut; a text is set closer.

const SMALLEST = 11;

export function fit(node: HTMLElement, _text: string): { update: (text: string) => void; destroy: () => void } {
  const shrink = () => {
    node.style.fontSize = "";
    node.style.fontFamily = "";
    node.style.fontStretch = "";
    node.style.overflowWrap = "";
    if (node.clientWidth === 0) return;
    const style = getComputedStyle(node);
    const zoom = (node as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 1;
    const text = document.createRange();
    text.selectNodeContents(node);
    const tooWide = () => text.getBoundingClientRect().width / zoom > room;
    let size = parseFloat(style.fontSize);
    while (tooWide() && size > 11.5) {
      size -= 0.5;
      node.style.fontSize = `${size}px`;
    }
    if (!tooWide()) return;
    size = 13.5;
    node.style.fontSize = `${size}px`;
    node.style.fontFamily = "var(--sans)";
    node.style.fontStretch = "75%";
    while (tooWide() && size > SMALLEST) {
      size -= 0.5;
      node.style.fontSize = `${size}px`;
    }
    if (tooWide()) node.style.overflowWrap = "anywhere";
  };
  const watch = new ResizeObserver(shrink);
  watch.observe(node);
  document.fonts.addEventListener("loadingdone", shrink);
  return {
    update: () => requestAnimationFrame(shrink),
    destroy: () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", shrink);
    },
  };
}

/** A text that is higher than its place is set closer: it gets the class "dense". */
export function dense(node: HTMLElement): { destroy: () => void } {
  const look = () => {
    node.classList.remove("dense");
    node.classList.toggle("dense", node.scrollHeight > node.clientHeight);
  };
  const watch = new ResizeObserver(look);
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}
