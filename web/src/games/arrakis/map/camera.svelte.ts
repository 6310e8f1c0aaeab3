// Where one looks at the map from. While it moves, nothing but the transform of one layer changes: no layout, no drawing anew.

import { around, HEIGHT, WHOLE, WIDTH, type Box, type Point } from "./geometry";

export interface Place {
  x: number; // of the drawing's corner in the window, in pixels
  y: number;
  k: number; // pixels a unit of the drawing
}

export const MOST = 4;
const REST = 140; // ms without a movement after which the map is drawn sharp again
const GLIDE = 320; // the same after a glide, which takes --m-sheet

/** The least zoom: the whole drawing is seen. */
export const fitting = (width: number, height: number) => Math.min(width / WIDTH, height / HEIGHT);

/** A place moved back so far that the drawing covers the window; where it is narrower it lies in the middle, where it is
 * lower at the foot: on a phone the tools stand at the top. */
export function held({ x, y, k }: Place, width: number, height: number): Place {
  const keep = (at: number, room: number, drawn: number, share: number) => (drawn <= room ? (room - drawn) * share : Math.min(0, Math.max(room - drawn, at)));
  const least = fitting(width, height);
  const zoom = Math.min(MOST, Math.max(least, k));
  return { x: keep(x, width, WIDTH * zoom, 0.5), y: keep(y, height, HEIGHT * zoom, 1), k: zoom };
}

/** The place after zooming by a factor with this point of the window held fast. */
export function zoomed(place: Place, by: number, [px, py]: Point, width: number, height: number): Place {
  const k = Math.min(MOST, Math.max(fitting(width, height), place.k * by));
  const real = k / place.k;
  return held({ x: px - (px - place.x) * real, y: py - (py - place.y) * real, k }, width, height);
}

/** The place from which a part of the drawing fills the window. */
export function showing(box: Box, width: number, height: number, most = MOST): Place {
  const k = Math.min(most, width / (box.right - box.left), height / (box.bottom - box.top));
  return held({ x: width / 2 - ((box.left + box.right) / 2) * k, y: height / 2 - ((box.top + box.bottom) / 2) * k, k }, width, height);
}

export class Camera {
  width = $state(0);
  height = $state(0);
  settled = $state.raw<Place>({ x: 0, y: 0, k: 1 }); // what labels and pieces go by; changes only at rest
  private place: Place = { x: 0, y: 0, k: 1 };
  private layer: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private whole = true; // nobody has zoomed yet: a resized window shows the whole map again
  private waiting: Box | null = null;
  private shown: { box: Box; most: number } | null = null; // what one was led to, until one looks elsewhere

  get far(): boolean {
    return this.settled.k < 0.6;
  }
  /** Pieces grow slower than the land: readable when all is seen, never in the way when one looks closely. */
  get pieces(): number {
    const { k } = this.settled;
    return k < 0.85 ? Math.min(1.75, 0.85 / k) : k > 1.25 ? Math.sqrt(1.25 / k) : 1;
  }
  /** Which part of the drawing is seen. */
  get window(): Box {
    const { x, y, k } = this.settled;
    return { left: -x / k, top: -y / k, right: (this.width - x) / k, bottom: (this.height - y) / k };
  }

  attach(layer: HTMLElement): void {
    this.layer = layer;
  }
  resize(width: number, height: number): void {
    if (!width || !height) return;
    const first = this.width === 0;
    [this.width, this.height] = [width, height];
    if (this.waiting) this.show(this.waiting, false);
    // A sheet that grows over the map must not hide what it is about.
    else if (this.shown) this.show(this.shown.box, false, this.shown.most);
    else this.move(first || this.whole ? showing(WHOLE, width, height) : held(this.place, width, height), 0);
  }
  pan(dx: number, dy: number): void {
    this.shown = null;
    this.move(held({ ...this.place, x: this.place.x + dx, y: this.place.y + dy }, this.width, this.height));
  }
  zoom(by: number, at: Point = [this.width / 2, this.height / 2]): void {
    this.shown = null;
    this.move(zoomed(this.place, by, at, this.width, this.height));
  }
  /** Glide to a part of the map. */
  show(box: Box, glide = true, most = 2.4): void {
    if (!this.width) {
      this.waiting = box;
      return;
    }
    this.waiting = null;
    this.shown = { box, most };
    this.move(showing(box, this.width, this.height, most), glide ? GLIDE : 0);
  }
  fit(glide = true): void {
    this.show(WHOLE, glide);
  }
  /** Bring a box into sight if it is not: the focus of the keyboard. */
  reveal(box: Box): void {
    const seen = this.window;
    if (box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom) return;
    this.show(around([box], Math.max(60, (seen.right - seen.left) / 4)), true, this.place.k);
  }
  /** A point of the window as one of the drawing. */
  at(x: number, y: number): Point {
    return [(x - this.place.x) / this.place.k, (y - this.place.y) / this.place.k];
  }
  /** A point of the drawing as one of the window. */
  on([x, y]: Point): Point {
    const { settled } = this;
    return [settled.x + x * settled.k, settled.y + y * settled.k];
  }

  private move(place: Place, rest = REST): void {
    this.place = place;
    this.whole = place.k <= fitting(this.width, this.height) * 1.001;
    const { layer } = this;
    if (layer) {
      layer.style.willChange = rest ? "transform" : "";
      layer.classList.toggle("glide", rest === GLIDE);
      layer.style.transform = `translate(${place.x}px,${place.y}px) scale(${place.k})`;
    }
    clearTimeout(this.timer);
    if (rest === 0) this.rest();
    else this.timer = setTimeout(() => this.rest(), rest);
  }
  private rest(): void {
    this.settled = this.place;
    if (!this.layer) return;
    this.layer.style.willChange = "";
    this.layer.classList.remove("glide");
  }
}
