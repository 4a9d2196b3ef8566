import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

describe('a Range header on a file of 100 bytes', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-200', { start: 0, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-3', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    [undefined, null],
  ])('reads %s', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it('is unsatisfiable for an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('outside');
  });
});
