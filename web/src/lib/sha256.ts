// SHA-256 of a text. The browser has its own only where the page came over https, and a table among friends often did not.

const PRIMES = (() => {
  const found: number[] = [];
  for (let one = 2; found.length < 64; one++) if (found.every((prime) => one % prime)) found.push(one);
  return found;
})();
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = ((bytes.length + 8) >> 6) + 1;
  const data = new DataView(new ArrayBuffer(length * 64));
  bytes.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(length * 64 - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(length * 64 - 4, bytes.length * 8);
  const hash = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < length; block++) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) {
        words[at] = data.getInt32(block * 64 + at * 4);
        continue;
      }
      const [near, far] = [words[at - 2]!, words[at - 15]!];
      const mixedNear = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      const mixedFar = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      words[at] = (words[at - 16]! + mixedFar + words[at - 7]! + mixedNear) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[at]! + words[at]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at]! + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
