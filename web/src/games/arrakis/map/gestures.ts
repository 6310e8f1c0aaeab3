// Fingers, mouse and wheel on the map. A drag is no touch; two fingers zoom; the wheel zooms where it points.

import type { Camera } from "./camera.svelte";

const SLACK = 6; // px a finger may tremble

export function gestures(node: HTMLElement, camera: Camera): { destroy(): void } {
  const down = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let tapped = { time: 0, x: 0, y: 0 };

  const spot = (event: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    // The table may be zoomed as a whole on large screens: the window counts in its own pixels.
    const scale = box.width / (node.offsetWidth || 1);
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if ((event.target as Element).closest("[data-chrome]")) return;
    if (down.size === 0) dragged = false;
    down.set(event.pointerId, spot(event));
  };
  const move = (event: PointerEvent) => {
    // Lifted where nobody told us: over a form, or outside the window.
    if (event.buttons === 0) down.delete(event.pointerId);
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    if (down.size === 1) {
      if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
      dragged = true;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      camera.pan(now.x - before.x, now.y - before.y);
    } else if (down.size === 2) {
      dragged = true;
      const other = [...down].find(([id]) => id !== event.pointerId)![1];
      const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
      const middle = [(now.x + other.x) / 2, (now.y + other.y) / 2] as const;
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (was > 0) camera.zoom(is / was, middle);
    }
    down.set(event.pointerId, now);
  };
  const lift = (event: PointerEvent) => {
    const here = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (!here || dragged || event.pointerType === "mouse") return;
    if (event.timeStamp - tapped.time < 320 && Math.hypot(here.x - tapped.x, here.y - tapped.y) < 30) {
      camera.zoom(1.8, [here.x, here.y]);
      dragged = true; // the second touch of two comes closer and chooses nothing
    }
    tapped = { time: event.timeStamp, x: here.x, y: here.y };
  };
  // What ends a drag chooses nothing.
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    if ((event.target as Element).closest("[data-chrome]")) return;
    event.preventDefault();
    const { x, y } = spot(event);
    const lines = event.deltaMode === 1 ? 16 : 1;
    camera.zoom(Math.exp((-event.deltaY * lines) / 420), [x, y]);
  };

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  const watch = new ResizeObserver(() => camera.resize(node.clientWidth, node.clientHeight));
  watch.observe(node);
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", lift);
      node.removeEventListener("pointercancel", lift);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
    },
  };
}
