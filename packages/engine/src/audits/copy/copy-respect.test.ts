import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-respect.ts';

const run = (text: string) => measuredInCopy(audit, text);
const scoreOf = (text: string) => score(audit.curve, run(text).value);

describe('copy-respect', () => {
  it.each([
    ['Are you too lazy to clean your own kitchen? Book a cleaner.', 'too lazy to'],
    ['Your smelly carpet is a disgrace. We clean it for $40.', 'smelly'],
    ['Waiters wanted. Young women only.', 'Young women only'],
  ])('marks what runs people down in “%s”', (text, words) => {
    const { evidence, observation, advice } = run(text);
    expect(scoreOf(text)).toBeLessThan(55);
    expect(observation).toContain(`“${words}”`);
    expect(advice).toMatch(/\p{L}/u);
    const marked = evidence.map(({ span }) => span && text.slice(span.start, span.end));
    expect(marked).toContain(words);
  });

  it.each([
    'Low-fat milk from two farms, at your door by six.',
    'A lazy Sunday on the river, with a basket for two.',
    'It takes out old stains that smelled of smoke.',
    'Nobody likes waiting. Let’s talk about your kitchen, where the kids grow up.',
    'You look like a million dollars in it. Don’t bother with an iron.',
  ])('leaves alone “%s”', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(90);
  });

  it('asks for a person where the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
});
