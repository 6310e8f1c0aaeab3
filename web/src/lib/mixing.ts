// One's own hand in the seed: a number nobody else knows, its hash first and itself when all hashes are there.

import type { Incoming, TableInfo } from "./protocol";
import { sha256 } from "./sha256";

export class Hand {
  private nonce = "";
  private hash = "";
  private sent = false; // and not heard of yet

  /** On a new connection the server has forgotten what was given. */
  reset(): void {
    this.nonce = this.hash = "";
    this.sent = false;
  }

  /** What is to be said to a table as it is now, if anything. */
  answer({ stage, yours, mixing }: TableInfo): Incoming | null {
    const seat = yours[0];
    if (stage !== "lobby" || !mixing || seat === undefined) return null;
    const given = mixing.commitments[seat] ?? "";
    if (given && given === this.hash) {
      this.sent = false;
      if (!mixing.revealing || !this.nonce) return null;
      const nonce = this.nonce;
      this.nonce = ""; // it is named once
      return { do: "reveal", nonce };
    }
    // Another screen of the same player may have given something: that is enough.
    if (given || mixing.revealing || this.sent) return null;
    this.nonce = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    this.hash = sha256(this.nonce);
    this.sent = true;
    return { do: "commit", hash: this.hash };
  }
}
