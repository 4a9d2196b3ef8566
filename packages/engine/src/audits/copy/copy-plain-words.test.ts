import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-plain-words.ts';

const run = (text: string) => measuredInCopy(audit, text);
const scoreOf = (text: string) => score(audit.curve, run(text).value);

describe('copy-plain-words', () => {
  it.each([
    [
      'We bring comprehensive optimization of organizational performance through sustainable transformation.',
      'comprehensive',
    ],
  ])('marks complicated words in “%s”', (text, words) => {
    const { evidence, observation, advice } = run(text);
    expect(scoreOf(text)).toBeLessThan(30);
    expect(observation).toContain(`“${words}”`);
    expect(advice).toMatch(/\p{L}/u);
    const marked = evidence.map(({ span }) => span && text.slice(span.start, span.end));
    expect(marked).toContain(words);
  });

  it.each(['A lamp you can read by. It folds flat and fits in a coat pocket.'])(
    'finds no complicated words in “%s”',
    (text) => {
      expect(scoreOf(text)).toBeGreaterThan(90);
    },
  );

  it('needs review when the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
});
