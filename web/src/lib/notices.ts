// Being told while one is away: the ways the server has, and this browser's own address for Web Push.

import { api } from "./api";
import type { NewNotice, NoticeChoices } from "./protocol";

let asked: Promise<NoticeChoices> | null = null;

/** In which ways this server tells people; in none if it cannot be asked. */
export function ways(): Promise<NoticeChoices> {
  asked ??= api.noticeChoices().catch(() => {
    asked = null;
    return { push_key: "", webhooks: false };
  });
  return asked;
}

export const canBePushed = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function letters(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** This browser's address, if it has one already. */
export async function ownAddress(): Promise<string> {
  const keeper = canBePushed() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await keeper?.pushManager.getSubscription())?.endpoint ?? "";
}

/** This browser's address, with its leave; null: it does not give it. */
export async function subscribe(key: string): Promise<NewNotice | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const keeper = await navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready);
  // One that was made for another server's key is of no use.
  const before = await keeper.pushManager.getSubscription();
  if (before && letters(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const made = await keeper.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return { kind: "push", address: made.endpoint, p256dh: letters(made.getKey("p256dh")), auth: letters(made.getKey("auth")) };
}
