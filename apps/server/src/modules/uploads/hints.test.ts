import { describe, expect, it } from 'vitest';
import { readHints } from './hints.ts';

const read = (given: Readonly<Record<string, string>>) => readHints((name) => given[name]);

describe('what a form says of the creative', () => {
  it.each<[string, Record<string, string>, object | null]>([
    ['of nothing', {}, null],
    ['of empty fields', { brand: '', audience: '   ' }, null],
    ['of another thing', { color: 'red' }, null],
    ['of one field among empty ones', { brand: ' Acme ', industry: ' ' }, { brand: 'Acme' }],
    [
      'of all fields',
      { brand: 'Acme', objective: 'response', industry: 'Tools', audience: 'Builders' },
      { brand: 'Acme', objective: 'response', industry: 'Tools', audience: 'Builders' },
    ],
    [
      'of a brand as long as it may be once it is trimmed',
      { brand: ` ${'b'.repeat(60)} ` },
      { brand: 'b'.repeat(60) },
    ],
  ])('%s is read', (_what, given, hints) => {
    expect(read(given)).toEqual(hints);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ brand: 'b'.repeat(61) }, /^brand: .*60/],
    [{ brand: 'Acme', audience: 'a'.repeat(201) }, /^audience: .*200/],
    [{ objective: 'fame' }, /^objective: ./],
  ])('is refused with the name of the field that is wrong: %j', (given, message) => {
    expect(() => read(given)).toThrow(
      expect.objectContaining({ code: 'invalid', message: expect.stringMatching(message) }),
    );
  });
});
