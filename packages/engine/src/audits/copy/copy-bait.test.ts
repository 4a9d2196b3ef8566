import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-bait.ts';

const run = (text: string) => measuredInCopy(audit, text);
const scoreOf = (text: string) => score(audit.curve, run(text).value);

describe('copy-bait', () => {
  it.each([
    ["You won't believe what this bakery puts in its bread.", "You won't believe"],
    ['Doctors hate this one weird trick for better sleep.', 'Doctors hate'],
  ])('marks clickbait in “%s”', (text, words) => {
    const { evidence, observation, advice } = run(text);
    expect(scoreOf(text)).toBeLessThan(62);
    expect(observation).toContain(`“${words}”`);
    expect(advice).toMatch(/\p{L}/u);
    const marked = evidence.map(({ span }) => span && text.slice(span.start, span.end));
    expect(marked).toContain(words);
  });

  it.each([
    'This is our bread: rye, water, salt, and two days of waiting.',
    'Only 4% interest. Exposed brick, and number 12 is next door: see why people stay.',
    'What happens when you book: Sam calls and asks which room.',
  ])('leaves alone “%s”', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(90);
  });

  it('asks for a person where the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
});
