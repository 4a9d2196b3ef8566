import { describe, expect, it } from 'vitest';
import { readHints } from './hints.ts';

const read = (given: Readonly<Record<string, string>>) => readHints((name) => given[name]);

describe('readHints', () => {
  it.each<[string, Record<string, string>, object | null]>([
    ['no fields', {}, null],
    ['empty fields', { brand: '', audience: '   ' }, null],
    ['an unknown field', { color: 'red' }, null],
    ['one field among empty ones', { brand: ' Acme ', industry: ' ' }, { brand: 'Acme' }],
    [
      'all fields',
      { brand: 'Acme', objective: 'response', industry: 'Tools', audience: 'Builders' },
      { brand: 'Acme', objective: 'response', industry: 'Tools', audience: 'Builders' },
    ],
    ['a brand of maximum length after trimming', { brand: ` ${'b'.repeat(60)} ` }, { brand: 'b'.repeat(60) }],
  ])('reads %s', (_what, given, hints) => {
    expect(read(given)).toEqual(hints);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ brand: 'b'.repeat(61) }, /^brand: .*60/],
    [{ brand: 'Acme', audience: 'a'.repeat(201) }, /^audience: .*200/],
    [{ objective: 'fame' }, /^objective: ./],
  ])('names the invalid field: %j', (given, message) => {
    expect(() => read(given)).toThrow(
      expect.objectContaining({ code: 'invalid', message: expect.stringMatching(message) }),
    );
  });
});
