import { describe, expect, it } from 'vitest';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-pull.ts';

const run = (text: string) => measuredInCopy(audit, text);

const STORY = 'She Quit Her Job To Bake Bread. And Then Something Happened That No One Expected.';

describe('copy-pull', () => {
  it.each([
    ['a story with its end held back', STORY, 'Why It Could Be Time To Quit A Job?'],
    ['a person', 'A Woman Found 3 Letters In Her Garden Wall', 'Letters found: 15% of garden walls'],
    ['a turn', 'He Thought It Was A Joke. Then He Saw Her Face.', 'How to help your company save on energy'],
  ])('ranks %s higher', (_, better, worse) => {
    expect(run(better).value).toBeGreaterThan(run(worse).value + 20);
  });

  it('speaks softly of what has the signs of an ad', () => {
    const [headline, request, offer] = [
      STORY,
      `${STORY} Shop now.`,
      `${STORY} Get 20% off until Sunday. Shop now.`,
    ].map((text) => run(text).confidence ?? 1);
    expect(headline).toBe(0.9);
    expect(request).toBeLessThan(0.5);
    expect(offer).toBeLessThan(0.15);
  });

  it('says what it gains and loses by, in the words of the copy', () => {
    const { observation, advice, evidence } = run('Why Will She Never Buy A Car Again?');
    expect(observation).toMatch(/“Why Will She Never Buy A Car Again\?” is worded to outdo about \d+ of 100/);
    expect(observation).toMatch(/gains by .*“She”.* and loses by /i);
    expect(advice).toMatch(
      /^In “Why Will She Never Buy A Car Again\?”, tell the answer in the place of the question/,
    );
    expect(evidence).not.toHaveLength(0);
  });

  it('names no topic, person or figure as a fault: the ad is about it', () => {
    const told = [
      'Join the Coffee Club today and your sixth cup is on us',
      'Are you tired? Our 100% Black Angus burger feeds a family of 4',
      'Subscribe to pure water, delivered to your door every week',
    ].map((text) => run(text));
    for (const { observation, advice } of told) {
      expect(observation.split(' and loses by ')[1] ?? '').not.toMatch(
        /food|nature|family|health|“your?”|percentage/i,
      );
      expect(advice).not.toMatch(/“he”|“she”|try the line without|Coffee”|water”|“100%”/);
    }
  });

  it('asks for a person where the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de', pull: null }) })).toMatchObject({
      kind: 'needsReview',
    });
  });

  it('does not apply to copy without a word', () => {
    expect(audit.run({ copy: copyOf({ language: null, words: 0, pull: null }) })).toMatchObject({
      kind: 'notApplicable',
    });
  });
});
