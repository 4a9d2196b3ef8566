import { TEXTS } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { readAdCopy } from './ad-copy.ts';

describe('readAdCopy', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['  \n ', null],
    ['  Open today  ', 'Open today'],
    [` ${'x'.repeat(2000)} `, 'x'.repeat(2000)],
  ])('trims optional ad copy, and returns null if it is blank: %j', (given, copy) => {
    expect(readAdCopy(given, { required: false })).toBe(copy);
  });

  it.each([
    [undefined, true, TEXTS.copyShort],
    ['   ', true, TEXTS.copyShort],
    ['Open now.', true, TEXTS.copyShort],
    ['  Open now.  ', false, TEXTS.copyShort],
    ['x'.repeat(2001), false, TEXTS.copyLong],
  ])('refuses %j (required: %j) with the reason', (given, required, message) => {
    expect(() => readAdCopy(given, { required })).toThrow(
      expect.objectContaining({ code: 'invalid', message }),
    );
  });
});
