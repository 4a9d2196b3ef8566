import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-company-news.ts';

const run = (text: string) => measuredInCopy(audit, text);
const scoreOf = (text: string) => score(audit.curve, run(text).value);

describe('copy-company-news', () => {
  it.each([
    ['We are proud to be market-leading. Founded in 1987, our company has a clear vision.', 'We are proud'],
  ])('marks news of the company in “%s”', (text, words) => {
    const { evidence, observation, advice } = run(text);
    expect(scoreOf(text)).toBeLessThan(50);
    expect(observation).toContain(`“${words}”`);
    expect(advice).toMatch(/\p{L}/u);
    const marked = evidence.map(({ span }) => span && text.slice(span.start, span.end));
    expect(marked).toContain(words);
  });

  it.each([
    'You get a plumber within the hour, or you pay nothing.',
    'Your dog stays with Jo, who has two of her own.',
  ])('leaves alone “%s”', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(90);
  });

  it('asks for a person where the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
});
