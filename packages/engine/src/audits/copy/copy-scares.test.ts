import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-scares.ts';

const run = (text: string) => measuredInCopy(audit, text);
const scoreOf = (text: string) => score(audit.curve, run(text).value);

describe('copy-scares', () => {
  it.each([
    ['Act now or regret it. Your house could burn down tonight.', 'Act now'],
    ['Hurry! 812 people are looking at this room.', 'Hurry'],
  ])('marks threats in “%s”', (text, words) => {
    const { evidence, observation, advice } = run(text);
    expect(scoreOf(text)).toBeLessThan(62);
    expect(observation).toContain(`“${words}”`);
    expect(advice).toMatch(/\p{L}/u);
    const marked = evidence.map(({ span }) => span && text.slice(span.start, span.end));
    expect(marked).toContain(words);
  });

  it.each([
    'Take your time: the room is yours for 24 hours.',
    'You might end up with a second dog. We never leave you waiting.',
    'Without insurance, a burst pipe costs about $9,000 to repair.',
  ])('leaves alone “%s”', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(90);
  });

  it('asks for a person where the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
});
