import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import { itNeedsReviewOutsideEnglish } from '../../testing/behaviors/style-behavior.ts';
import audit from './copy-candor.ts';

const run = (text: string) => measuredInCopy(audit, text);

describe('copy-candor', () => {
  it.each([
    ['We fix bikes at your door. We don’t fix e-bikes.', 'We don’t fix'],
    ['A tent for two. It isn’t for storms.', 'It isn’t for'],
    ['Batteries are sold separately.', 'sold separately'],
  ])('finds a limitation in “%s”', (text, words) => {
    const { value, observation } = run(text);
    expect(value).toBeGreaterThan(0);
    expect(observation).toContain(words.slice(0, 8));
  });

  it('does not count a boast phrased as a limitation', () => {
    expect(run('We never settle. We won’t just sell you a bike.').value).toBe(0);
  });

  it('scores copy with a stated limitation higher', () => {
    const [open, closed] = [run('We fix bikes. We don’t fix e-bikes.'), run('We fix bikes at your door.')];
    expect(score(audit.curve, open.value)).toBeGreaterThan(score(audit.curve, closed.value) + 15);
  });

  itReportsStyleNeutrally(audit, [
    [
      'a limit',
      { copy: copyOf({ style: { ...copyOf().style, candor: hits('sold separately') } }) },
      'The copy names a limit or something left out: “sold separately”.',
    ],
    ['none', { copy: copyOf() }, 'We could not find a condition or an exception in the copy.'],
  ]);

  itNeedsReviewOutsideEnglish(audit);
});
