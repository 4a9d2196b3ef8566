import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { sessionQuery } from './session/session.ts';

const NOON = new Date('2026-11-20T12:00:00Z').getTime();

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the query client', () => {
  it('refetches data only after 60 seconds', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn<() => Promise<string>>(async () => 'answer');
    const fetch = () => client.fetchQuery({ queryKey: ['something'], queryFn });
    await fetch();
    vi.setSystemTime(NOON + 59_999);
    await fetch();
    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOON + 60_000);
    await fetch();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('retries a failed session request once and does not refetch the session over time', async () => {
    const client = createQueryClient({ retryDelay: 0 });
    const queryFn = vi.fn<() => Promise<null>>(() => Promise.reject(new Error('No answer.')));
    const asked = client.fetchQuery({ ...sessionQuery, queryFn }).catch(() => null);
    await vi.runAllTimersAsync();
    await asked;
    expect(queryFn).toHaveBeenCalledTimes(2);
    const answered = vi.fn<() => Promise<null>>(async () => null);
    await client.fetchQuery({ ...sessionQuery, queryFn: answered });
    vi.setSystemTime(NOON + 24 * 3_600_000);
    await client.fetchQuery({ ...sessionQuery, queryFn: answered });
    expect(answered).toHaveBeenCalledTimes(1);
  });
});
