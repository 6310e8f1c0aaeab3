// On the way to a table that is only just being made: what opens it is pressed once, and what went wrong can be read.

import { go } from "./router.svelte";

export class Departure {
  busy = $state(false);
  trouble = $state<unknown>(null);

  /** Have a table made and go there; whoever has left is busy until the page is another one. */
  async to(made: () => Promise<{ id: string }>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      go(`/t/${(await made()).id}`);
    } catch (error) {
      this.trouble = error;
      this.busy = false;
    }
  }
}
