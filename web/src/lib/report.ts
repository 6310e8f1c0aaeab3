// What helps whoever looks into a problem: the pages, the table as somebody sees it, what happened last, and the record of a
// game that is over. Nothing of it is sent anywhere, and nothing is in it that its reader does not see at the table.

import type { LogLine, State } from "./protocol";

const LINES = 30;

/** The build of the pages, by the name of their script: "index-CEBPPwsW". */
export function pagesOf(scripts: string[]): string {
  return scripts.map((address) => /\/assets\/([\w-]+)\.js$/.exec(address)?.[1]).find(Boolean) ?? "";
}

export function reportOf(state: State, log: LogLine[], pages: string, record: unknown, browser: string): string {
  const { id, kind, setup, moves } = state.table;
  const told = log.slice(-LINES).map((line) => `${line.at}: ${line.text}`);
  const asked = state.asked && { text: state.asked.text, options: state.asked.options.map((option) => option.notation) };
  return JSON.stringify({ pages, browser, table: { id, kind, setup, moves }, seat: state.you, at: state.at, position: state.view, asked, log: told, record }, null, 1);
}
