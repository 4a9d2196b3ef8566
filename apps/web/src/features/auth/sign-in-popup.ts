import { OAUTH_AUTHORIZE_PATH, type PopupMessage, SIGN_IN_POPUP } from '@adjudge/contract';
import type * as Schemas from '../../lib/schemas.ts';

export type PopupOutcome =
  | PopupMessage
  | { readonly type: 'blocked' | 'closed' | 'timeout' }
  /** The caller went away. */
  | { readonly type: 'left' };

/** What the window said just before it closed may still be on its way when it is found closed. */
const LAST_WORDS_MS = 250;

/**
 * Opens the provider's sign-in in a window of its own and waits for what comes of it. Call it in the handler of a
 * click: browsers block a window that opens at any other time.
 * @param left closes the window and ends the waiting
 */
export function openSignInPopup(provider: string, left: AbortSignal): Promise<PopupOutcome> {
  const address = `${OAUTH_AUTHORIZE_PATH}?${new URLSearchParams({ provider }).toString()}`;
  const popup = window.open(address, 'sign-in', features());
  if (popup === null || popup.closed) return Promise.resolve({ type: 'blocked' });
  popup.focus();
  // Long there when the window has something to say.
  const judges = import('../../lib/schemas.ts').catch(() => null);
  return outcomeOf(popup, left, judges);
}

async function outcomeOf(
  popup: Window,
  left: AbortSignal,
  judges: Promise<typeof Schemas | null>,
): Promise<PopupOutcome> {
  const done = new AbortController();
  const { promise, resolve } = Promise.withResolvers<PopupOutcome>();
  const hear = async ({ origin, source, data }: MessageEvent<unknown>): Promise<void> => {
    if (origin !== location.origin || source !== popup) return;
    const message = (await judges)?.popupMessageSchema.safeParse(data).data;
    if (message) resolve(message);
  };
  window.addEventListener('message', (event) => void hear(event), { signal: done.signal });
  left.addEventListener('abort', () => resolve({ type: 'left' }), { signal: done.signal });
  const check = setInterval(() => {
    if (popup.closed) setTimeout(() => resolve({ type: 'closed' }), LAST_WORDS_MS);
  }, SIGN_IN_POPUP.closedCheckMs);
  const limit = setTimeout(() => resolve({ type: 'timeout' }), SIGN_IN_POPUP.timeoutMs);
  try {
    return await promise;
  } finally {
    done.abort();
    clearInterval(check);
    clearTimeout(limit);
    popup.close();
  }
}

/** In the middle of the window that opens it. */
function features(): string {
  const { width, height } = SIGN_IN_POPUP;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`;
}
