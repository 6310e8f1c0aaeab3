// The REST part of the protocol.

import type {
  AnalysisTold, Branch, Catalog, Change, ChatLine, Chronicle, Claim, Ending, Film, Key, LessonShown, NewLine, NewNotice, NewReplay, NewTable, NoticeChoices, NoticeInfo, OpenTable, Refusal, Rulebook, RuleText, SeatDeed, SetupChoices, TableInfo,
} from "./protocol";
import { settings } from "./settings.svelte";

/** What the server refused, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal, readonly status: number) {
    super(refusal.message);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  // The cookie tells who we are, this header in which language a refusal is to be explained.
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused({ error: "unreachable", message: "", reasons: [] }, 0);
  }
  if (answer.status === 204) return undefined as Answer;
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const refusal = (data as Refusal | null)?.error ? (data as Refusal) : { error: "unreachable", message: answer.statusText, reasons: [] };
    throw new Refused(refusal, answer.status);
  }
  return data as Answer;
}

const catalogs = new Map<string, Promise<Catalog>>();

export const api = {
  setup: (game: string) => ask<SetupChoices>("GET", `/setup/${game}`),
  catalog(game: string, lang: string): Promise<Catalog> {
    const key = `${game}/${lang}`;
    const known = catalogs.get(key);
    if (known) return known;
    const asked = ask<Catalog>("GET", `/catalog/${key}`);
    catalogs.set(key, asked);
    asked.catch(() => catalogs.delete(key)); // what failed may be asked again
    return asked;
  },
  rule: (cited: string, lang: string) => {
    const [book, number] = cited.split(" ");
    return ask<RuleText>("GET", `/rules/${book}/${number}?lang=${lang}`);
  },
  books: (lang: string) => ask<Rulebook[]>("GET", `/books/${lang}`),
  tables: () => ask<TableInfo[]>("GET", "/tables"),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${id}`),
  openTables: () => ask<OpenTable[]>("GET", "/open"),
  list: (id: string, listed: boolean) => ask<TableInfo>("PUT", `/tables/${id}/listing`, { listed }),
  say: (id: string, line: Partial<NewLine>) => ask<ChatLine>("POST", `/tables/${id}/chat`, line),
  ruleChat: (id: string, chat: TableInfo["chat"]) => ask<TableInfo>("PUT", `/tables/${id}/chat`, { chat }),
  noticeChoices: () => ask<NoticeChoices>("GET", "/notices"),
  notices: (id: string) => ask<NoticeInfo[]>("GET", `/tables/${id}/notices`),
  addNotice: (id: string, notice: Partial<NewNotice> & Pick<NewNotice, "kind" | "address">) => ask<NoticeInfo>("POST", `/tables/${id}/notices?lang=${settings.lang}`, notice),
  dropNotice: (id: string, notice: string) => ask<void>("DELETE", `/tables/${id}/notices/${notice}`),
  open: (wanted: NewTable) => ask<TableInfo>("POST", "/tables", wanted),
  forget: (id: string) => ask<void>("DELETE", `/tables/${id}`),
  change: (id: string, change: Change) => ask<TableInfo>("PUT", `/tables/${id}`, change),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  restart: (id: string) => ask<TableInfo>("POST", `/tables/${id}/restart`),
  claim: (id: string, claim: Claim) => ask<TableInfo>("POST", `/tables/${id}/claim`, claim),
  seat: (id: string, deed: Partial<SeatDeed> & Pick<SeatDeed, "seat" | "do">) => ask<TableInfo>("POST", `/tables/${id}/seat`, deed),
  key: (id: string) => ask<Key>("POST", `/tables/${id}/key`),
  useKey: (key: string) => ask<TableInfo>("POST", `/keys/${key}`),
  lessons: (game: string) => ask<LessonShown[]>("GET", `/lessons/${game}`),
  firstGame: (game: string) => ask<TableInfo>("POST", `/lessons/${game}`),
  lesson: (game: string, id: string) => ask<TableInfo>("POST", `/lessons/${game}/${id}`),
  film: (id: string) => ask<Film>("GET", `/tables/${id}/film?lang=${settings.lang}`),
  chronicle: (id: string) => ask<Chronicle>("GET", `/tables/${id}/chronicle`),
  analyse: (id: string) => ask<AnalysisTold>("POST", `/tables/${id}/analysis`),
  ending: (id: string) => ask<Ending>("GET", `/tables/${id}/ending`),
  recordOf: (id: string) => `/api/tables/${id}/record`,
  replay: (record: NewReplay) => ask<TableInfo>("POST", "/replays", record),
  branch: (id: string, branch: Branch) => ask<TableInfo>("POST", `/tables/${id}/branch`, branch),
};
