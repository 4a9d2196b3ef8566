import { describe, expect, it } from 'vitest';
import { formatMessage } from './format-message.ts';

describe('formatMessage', () => {
  it.each([
    [1, '1 line is too small.'],
    [3, '3 lines are too small.'],
    [1200, '1,200 lines are too small.'],
  ])('uses the right plural form for %d', (count, told) => {
    expect(formatMessage('{count, plural, one {# line is} other {# lines are}} too small.', { count })).toBe(
      told,
    );
  });

  it('leaves quoted ad text unchanged', () => {
    expect(formatMessage('{line} is hard to read.', { line: '“Save <30%> {now}, it’s ’90s”' })).toBe(
      '“Save <30%> {now}, it’s ’90s” is hard to read.',
    );
  });

  it('throws if a value is missing', () => {
    expect(() => formatMessage('{line} is hard to read.', {})).toThrow(/line/);
  });
});
