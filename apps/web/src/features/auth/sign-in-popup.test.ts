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
  it('opens at 500 by 600 px with the requested provider', () => {
    opened();
    expect(window.open).toHaveBeenCalledExactlyOnceWith(
      '/_api/auth/oauth_authorize?provider=google',
      'sign-in',
      expect.stringMatching(/^popup,width=500,height=600,left=\d+,top=\d+$/),
    );
  });

  it.each([null, { closed: true } as Window])(
    'is blocked if the browser returns no open window',
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
  ])('returns the message it receives and closes', async (message) => {
    const { outcome, seen } = opened();
    say(message);
    await outcome;
    expect(seen).toEqual([message]);
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('accepts an error with only a code', async () => {
    const { outcome, seen } = opened();
    say({ type: 'OAUTH_ERROR', error: { code: 'odd' } });
    await outcome;
    expect(seen).toEqual([{ type: 'OAUTH_ERROR', error: { code: 'odd', message: '', details: null } }]);
  });

  it.each([
    ['a message from another origin', SUCCESS, { origin: 'https://evil.example' }],
    ['a message from a null origin', SUCCESS, { origin: 'null' }],
    ['a message from another window of the same origin', SUCCESS, { source: window }],
    ['a malformed message', { type: 'OAUTH_TOKEN_SUCCESS', token: '' }, {}],
    ['an unrelated message', 'hello', {}],
  ])('ignores %s', async (_, message, from) => {
    const { seen, outcome } = opened();
    say(message, from);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([]);
    say(SUCCESS);
    await outcome;
    expect(seen).toEqual([SUCCESS]);
  });

  it('is polled and reported as closed', async () => {
    const { seen } = opened();
    await vi.advanceTimersByTimeAsync(1500);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(499);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(251);
    expect(seen).toEqual([{ type: 'closed' }]);
  });

  it('still delivers a message that arrives just after it closes', async () => {
    const { seen } = opened();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    say(SUCCESS);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual([SUCCESS]);
  });

  it('times out and closes after 5 minutes', async () => {
    const { seen } = opened();
    await vi.advanceTimersByTimeAsync(299_999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([{ type: 'timeout' }]);
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('closes when the page is left and clears its timers', async () => {
    const { left, seen, outcome } = opened();
    left.abort();
    await outcome;
    expect(seen).toEqual([{ type: 'left' }]);
    expect(popup.close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
