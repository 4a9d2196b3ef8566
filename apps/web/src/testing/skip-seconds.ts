import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Until the test ends, new timeouts still run out in real time, but `skipSeconds` ends them sooner. */
export function fakeTimeouts(): void {
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
}

/** Second by second, since what a page shows after one may start the next timeout. */
export async function skipSeconds(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1) * 1000));
  }
}
