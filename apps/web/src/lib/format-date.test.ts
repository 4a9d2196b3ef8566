// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { formatDate, formatMoment } from './format-date.ts';
import { formatCount } from './format-count.ts';

const NOON = new Date(2026, 10, 20, 12, 5).toISOString();

describe('dates and counts', () => {
  it.each([
    ['en-US', 'Nov 20, 2026', 'Nov 20, 2026, 12:05 PM', '12,345'],
    ['en-GB', '20 Nov 2026', '20 Nov 2026, 12:05', '12,345'],
    ['de-DE', '20.11.2026', '20.11.2026, 12:05', '12.345'],
  ])('are written as readers of %s write them', (locale, date, moment, count) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([locale, 'en']);
    // ICU puts a narrow space before 'PM'.
    const written = [formatDate(NOON), formatMoment(NOON), formatCount(12_345)];
    expect(written.map((text) => text.replaceAll('\u202F', ' '))).toEqual([date, moment, count]);
  });

  it('are still written if a browser names its language in a way that Intl rejects', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix']);
    expect(formatDate(NOON)).toContain('2026');
  });
});
