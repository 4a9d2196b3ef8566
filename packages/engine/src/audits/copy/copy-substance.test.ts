import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-substance.ts';

const run = (text: string) => measuredInCopy(audit, text);

describe('copy-substance', () => {
  it.each([
    ['pure praise', 'The best, most amazing products. Unbelievable quality!', 0],
    ['a welcome', 'Welcome to our website.', 0],
    ['jargon', 'Our innovative solution leverages synergies.', 0],
    ['a lone call to action', 'Buy now! Click here today!', 0],
    ['random letters', 'asdf qwer zxcv uiop hjkl', 0],
    ['things with names and figures', 'Merino socks that dry in 2 hours', 5],
    ['copy that repeats a word', 'Coffee for people who love coffee', 1],
  ])('counts the specific words in %s', (_, text, value) => {
    expect(run(text).value).toBe(value);
  });

  it('fails copy that fits any ad and passes specific copy', () => {
    expect(score(audit.curve, run('Quality. Value. Excellence.').value)).toBeLessThan(20);
    expect(score(audit.curve, run('The Lumen mattress keeps side sleepers cool.').value)).toBeGreaterThan(90);
  });

  it('quotes the specific words and reports letters that are not a word', () => {
    expect(run('Merino socks that dry overnight').observation).toContain('“Merino”, “socks”');
    expect(run('Fiber with 900 Mbps, DVDs and PDFs').observation).not.toContain('not a word');
    expect(run('Socks hjkl').observation).toContain('“hjkl” is not a word');
  });

  it('needs review when the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
});
