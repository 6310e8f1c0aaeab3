// Where a small thing goes beside a larger one: right of it, else left, else above or below; always on the screen.
// Above comes first where the neighbours at its sides should stay in sight; what must stay in sight otherwise is named.

export interface Spot {
  left: number;
  top: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function beside(box: Box, width: number, height: number, screen: { width: number; height: number }, above = false, gap = 8, seen: Box[] = []): Spot {
  const clampTop = (top: number) => Math.max(gap, Math.min(top, screen.height - height - gap));
  const clampLeft = (left: number) => Math.max(gap, Math.min(left, screen.width - width - gap));
  const middle = clampLeft((box.left + box.right) / 2 - width / 2);
  const over = { left: middle, top: box.top - gap - height };
  const right = { left: box.right + gap, top: clampTop(box.top) };
  const left = { left: box.left - gap - width, top: clampTop(box.top) };
  const under = { left: middle, top: box.bottom + gap };
  const fits = (spot: Spot) => spot.left >= gap && spot.top >= gap && spot.left + width <= screen.width - gap && spot.top + height <= screen.height - gap;
  const spots = (above ? [over, right, left, under] : [right, left, over, under]).filter(fits);
  const hidden = (spot: Spot) => seen.filter((one) => one.left < spot.left + width && one.right > spot.left && one.top < spot.top + height && one.bottom > spot.top).length;
  // The first of those that hide the least.
  const least = Math.min(...spots.map(hidden));
  return spots.find((spot) => hidden(spot) === least) ?? { left: middle, top: clampTop(box.bottom + gap) };
}
