import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-worn-phrases.ts';

const run = (text: string) => measuredInCopy(audit, text);
const scoreOf = (text: string) => score(audit.curve, run(text).value);

describe('copy-worn-phrases', () => {
  it.each([
    ['Look no further! Our friendly team offers competitive prices. Contact us today.', 'Look no further'],
    ['Unlock your potential with our innovative solutions.', 'Unlock your potential'],
  ])('marks stock phrases in “%s”', (text, words) => {
    const { evidence, observation, advice } = run(text);
    expect(scoreOf(text)).toBeLessThan(40);
    expect(observation).toContain(`“${words}”`);
    expect(advice).toMatch(/\p{L}/u);
    const marked = evidence.map(({ span }) => span && text.slice(span.start, span.end));
    expect(marked).toContain(words);
  });

  it.each([
    'Ros reads your letter and posts you one book, wrapped, on the first of the month.',
    'The van gets two new tires, fitted on Tuesday for $80.',
  ])('finds no stock phrases in “%s”', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(80);
  });

  it('needs review when the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
});
