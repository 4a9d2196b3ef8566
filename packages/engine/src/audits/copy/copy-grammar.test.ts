import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-grammar.ts';

const run = (text: string) => measuredInCopy(audit, text);
const scoreOf = (text: string) => score(audit.curve, run(text).value);

describe('copy-grammar', () => {
  it.each([
    ["Our cakes is made by hands and its a great gift for you're mum.", 'its a'],
    ['We has many shoe. Do you needs one? Dont wait.', 'We has'],
  ])('marks a slip in “%s”', (text, words) => {
    const { evidence, observation, advice } = run(text);
    expect(scoreOf(text)).toBeLessThan(62);
    expect(observation).toContain(`“${words}”`);
    expect(advice).toMatch(/\p{L}/u);
    const marked = evidence.map(({ span }) => span && text.slice(span.start, span.end));
    expect(marked).toContain(words);
  });

  it.each([
    "It's been a year since we moved, and its roof is new.",
    "We have shoes for every foot you've got. Don't wait.",
  ])('leaves alone “%s”', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(90);
  });

  it('leaves misspelled words to the check of spelling', () => {
    expect(run('You will recieve it untill Friday.').value).toBe(0);
  });

  it('asks for a person where the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
});
