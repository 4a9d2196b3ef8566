import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import { itAsksOutsideEnglish } from '../../testing/style-behaviour.ts';
import audit from './copy-candor.ts';

const run = (text: string) => measuredInCopy(audit, text);

describe('copy-candor', () => {
  it.each([
    ['We fix bikes at your door. We don’t fix e-bikes.', 'We don’t fix'],
    ['A tent for two. It isn’t for storms.', 'It isn’t for'],
    ['Batteries are sold separately.', 'sold separately'],
  ])('sees a limit in “%s”', (text, words) => {
    const { value, observation } = run(text);
    expect(value).toBeGreaterThan(0);
    expect(observation).toContain(words.slice(0, 8));
  });

  it('is no boast in the form of a limit', () => {
    expect(run('We never settle. We won’t just sell you a bike.').value).toBe(0);
  });

  it('gives a named limit more, and asks only for what holds', () => {
    const [open, closed] = [run('We fix bikes. We don’t fix e-bikes.'), run('We fix bikes at your door.')];
    expect(score(audit.curve, open.value)).toBeGreaterThan(score(audit.curve, closed.value) + 15);
    expect(closed.advice).toMatch(/^Add one honest detail, /);
  });

  itAsksOutsideEnglish(audit);
});
