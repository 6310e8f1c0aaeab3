// Where a small thing goes beside a larger one: right of it, else left, else above or below; always on the screen.
// Above comes first where the neighbours at its sides should stay in sight.

export interface Spot {
  left: number;
  top: number;
}

export function beside(box: { left: number; right: number; top: number; bottom: number }, width: number, height: number, screen: { width: number; height: number }, above = false, gap = 8): Spot {
  const clampTop = (top: number) => Math.max(gap, Math.min(top, screen.height - height - gap));
  const clampLeft = (left: number) => Math.max(gap, Math.min(left, screen.width - width - gap));
  const middle = clampLeft((box.left + box.right) / 2 - width / 2);
  if (above && box.top - gap - height >= gap) return { left: middle, top: box.top - gap - height };
  if (box.right + gap + width <= screen.width - gap) return { left: box.right + gap, top: clampTop(box.top) };
  if (box.left - gap - width >= gap) return { left: box.left - gap - width, top: clampTop(box.top) };
  if (box.top - gap - height >= gap) return { left: middle, top: box.top - gap - height };
  return { left: middle, top: clampTop(box.bottom + gap) };
}
