// How much room one's own cards need: a card must stay wide enough to be read and touched.

/** The least width of a card that lies in so many rows. */
const LEAST = [0, 112, 102, 96];
const GAP = 8;
const INTRIGUE = 156;
const [EASY, EASY_BESIDE_MANY] = [140, 124];
const WIDEST = 232; // an Intrigue card does not grow beyond this

/** One row of cards as long as they find room in it, else two; three where two are not enough either. */
export function rowsFor(cards: number, width: number): number {
  const fits = (rows: number) => widthIn(rows, cards) <= width;
  return [1, 2].find(fits) ?? 3;
}

function widthIn(rows: number, cards: number): number {
  const across = Math.ceil(cards / rows);
  return across * LEAST[rows] + (across - 1) * GAP;
}

/** Beside so many cards in hand. Several Intrigue cards lie in two columns where the hand leaves the room for it. */
export function intrigueColumns(intrigue: number, cards: number, width: number): number {
  if (intrigue <= 2) return Math.min(1, intrigue);
  const easy = intrigue > 3 ? EASY_BESIDE_MANY : EASY; // what a card in hand should have
  return intrigue > 5 || width - cards * (easy + GAP) >= 2 * INTRIGUE ? 2 : 1;
}

/** What the Intrigue cards get: what one row of cards leaves, but neither too little nor more than they need. */
export function intrigueWidth(cards: number, intrigue: number, width: number): number {
  const columns = intrigueColumns(intrigue, cards, width);
  return Math.min(columns * WIDEST, Math.max(columns * INTRIGUE, width - widthIn(1, cards))) - GAP;
}
