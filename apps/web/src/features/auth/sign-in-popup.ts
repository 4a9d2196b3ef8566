import { OAUTH_AUTHORIZE_PATH, type PopupMessage, SIGN_IN_POPUP } from '@adjudge/contract';
import type * as Schemas from '../../lib/schemas.ts';

export type PopupOutcome =
  | PopupMessage
  | { readonly type: 'blocked' | 'closed' | 'timeout' }
  /** The user left the page that opened the popup. */
  | { readonly type: 'left' };

/** A message sent just before the popup closed may still arrive after it is found closed. */
const CLOSE_GRACE_MS = 250;

/**
 * Opens the provider's sign-in in a popup and waits for the outcome. Call it from a click handler: browsers block
 * popups that open at any other time.
 * @param left closes the popup and stops waiting
 */
export function openSignInPopup(provider: string, left: AbortSignal): Promise<PopupOutcome> {
  const address = `${OAUTH_AUTHORIZE_PATH}?${new URLSearchParams({ provider }).toString()}`;
  const popup = window.open(address, 'sign-in', features());
  if (popup === null || popup.closed) return Promise.resolve({ type: 'blocked' });
  popup.focus();
  // Loaded long before the popup has anything to say.
  const judges = import('../../lib/schemas.ts').catch(() => null);
  return outcomeOf(popup, left, judges);
}

async function outcomeOf(
  popup: Window,
  left: AbortSignal,
  schemaModule: Promise<typeof Schemas | null>,
): Promise<PopupOutcome> {
  const done = new AbortController();
  const { promise, resolve } = Promise.withResolvers<PopupOutcome>();
  const onMessage = async ({ origin, source, data }: MessageEvent<unknown>): Promise<void> => {
    if (origin !== location.origin || source !== popup) return;
    const message = (await schemaModule)?.popupMessageSchema.safeParse(data).data;
    if (message) resolve(message);
  };
  window.addEventListener('message', (event) => void onMessage(event), { signal: done.signal });
  left.addEventListener('abort', () => resolve({ type: 'left' }), { signal: done.signal });
  const check = setInterval(() => {
    if (popup.closed) setTimeout(() => resolve({ type: 'closed' }), CLOSE_GRACE_MS);
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

/** Centers the popup on the window that opens it. */
function features(): string {
  const { width, height } = SIGN_IN_POPUP;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`;
}
