// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PopupOutcome, openSignInPopup } from './sign-in-popup.ts';

const SUCCESS = { type: 'OAUTH_TOKEN_SUCCESS', token: 'a-token' };

let popup: Window & { closed: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const close = vi.fn<() => void>(() => void (popup.closed = true));
  popup = Object.assign(frame.contentWindow as unknown as typeof popup, {
    focus: vi.fn<() => void>(),
    close,
  });
  Object.defineProperty(popup, 'closed', { value: false, writable: true });
  vi.spyOn(window, 'open').mockReturnValue(popup);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the popup and records its outcome. */
function opened() {
  const left = new AbortController();
  const seen: PopupOutcome[] = [];
  const outcome = openSignInPopup('google', left.signal).then((one) => seen.push(one));
  return { left, seen, outcome };
}

const say = (data: unknown, { origin = location.origin, source = popup }: Partial<MessageEvent> = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

describe('the sign-in popup', () => {
  it('opens 500 by 600 at the provider that was asked for', () => {
    opened();
    expect(window.open).toHaveBeenCalledExactlyOnceWith(
      '/_api/auth/oauth_authorize?provider=google',
      'sign-in',
      expect.stringMatching(/^popup,width=500,height=600,left=\d+,top=\d+$/),
    );
  });

  it.each([null, { closed: true } as Window])(
    'is blocked when the browser gives no window',
    async (given) => {
      vi.mocked(window.open).mockReturnValue(given);
      expect(await openSignInPopup('google', new AbortController().signal)).toEqual({ type: 'blocked' });
    },
  );

  it.each([
    SUCCESS,
    {
      type: 'OAUTH_ERROR',
      error: { code: 'access_denied', message: 'No.', details: { providerError: 'x' } },
    },
  ])('hands on what it says and is closed', async (message) => {
    const { outcome, seen } = opened();
    say(message);
    await outcome;
    expect(seen).toEqual([message]);
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('takes an error that says nothing more than its code', async () => {
    const { outcome, seen } = opened();
    say({ type: 'OAUTH_ERROR', error: { code: 'odd' } });
    await outcome;
    expect(seen).toEqual([{ type: 'OAUTH_ERROR', error: { code: 'odd', message: '', details: null } }]);
  });

  it.each([
    ['another origin', SUCCESS, { origin: 'https://evil.example' }],
    ['no origin', SUCCESS, { origin: 'null' }],
    ['another window of this origin', SUCCESS, { source: window }],
    ['somebody who says something else', { type: 'OAUTH_TOKEN_SUCCESS', token: '' }, {}],
    ['an extension', 'hello', {}],
  ])('does not listen to %s', async (_, message, from) => {
    const { seen, outcome } = opened();
    say(message, from);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([]);
    say(SUCCESS);
    await outcome;
    expect(seen).toEqual([SUCCESS]);
  });

  it('is looked at each second, and found closed', async () => {
    const { seen } = opened();
    await vi.advanceTimersByTimeAsync(1500);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(499);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(251);
    expect(seen).toEqual([{ type: 'closed' }]);
  });

  it('is heard when it closed just after it spoke', async () => {
    const { seen } = opened();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    say(SUCCESS);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual([SUCCESS]);
  });

  it('is given up and closed after 5 minutes', async () => {
    const { seen } = opened();
    await vi.advanceTimersByTimeAsync(299_999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([{ type: 'timeout' }]);
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('goes with the page that opened it, and leaves nothing behind', async () => {
    const { left, seen, outcome } = opened();
    left.abort();
    await outcome;
    expect(seen).toEqual([{ type: 'left' }]);
    expect(popup.close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
