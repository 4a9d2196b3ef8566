import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-pull.ts';

const run = (text: string) => measuredInCopy(audit, text);

const STORY = 'She Quit Her Job To Bake Bread. And Then Something Happened That No One Expected.';

describe('copy-pull', () => {
  it.each([
    ['a story that withholds its ending', STORY, 'Why It Could Be Time To Quit A Job?'],
    [
      'a headline about a person',
      'A Woman Found 3 Letters In Her Garden Wall',
      'Letters found: 15% of garden walls',
    ],
    [
      'a headline with a twist',
      'He Thought It Was A Joke. Then He Saw Her Face.',
      'How to help your company save on energy',
    ],
  ])('ranks %s higher', (_, better, worse) => {
    expect(run(better).value).toBeGreaterThan(run(worse).value + 20);
  });

  it('has high confidence for a headline, and less for two sentences', () => {
    expect(run('A Woman Found 3 Letters In Her Garden Wall').confidence).toBe(0.9);
    expect(run(STORY).confidence).toBeLessThan(0.6);
  });

  it.each([
    ['a call to action', `${STORY} Shop now.`],
    ['an offer', 'Get 20% off running shoes until Sunday'],
    ['several sentences', 'It rained. It rained again. Then the roof of our neighbor went.'],
    ['several lines', 'Letters in a wall\nA garden in June'],
  ])('does not apply to ad copy: %s', (_, text) => {
    const copy = readCopy(text);
    if (!copy.ok) throw new Error(copy.reason);
    expect(audit.run({ copy: copy.value })).toMatchObject({ kind: 'notApplicable' });
  });

  it('never suggests withholding the point', () => {
    for (const text of ['Why Will She Never Buy A Car Again?', 'Letters found in garden walls', STORY])
      expect(run(text).advice).not.toMatch(/hold|click|tease|secret|hid/i);
  });

  it('quotes the words that help and hurt the headline', () => {
    const { observation, advice, evidence } = run('Why Will She Never Buy A Car Again?');
    expect(observation).toMatch(
      /“Why Will She Never Buy A Car Again\?” reads like news headlines that people clicked/,
    );
    expect(observation).toMatch(/What helps: .*“Why”.*; what hurts: a question/);
    expect(advice).toMatch(
      /^In “Why Will She Never Buy A Car Again\?”, give the answer instead of the question/,
    );
    expect(evidence).not.toHaveLength(0);
  });

  it('does not criticize a topic, person or figure in the headline', () => {
    for (const text of [
      'Are you tired of cold coffee by 9 in the morning?',
      'Pure water at your family’s door every week',
    ]) {
      const { observation, advice } = run(text);
      expect(observation.split('hat hurts: ')[1] ?? '').not.toMatch(/food|nature|family|health|“your?”/i);
      expect(advice).not.toMatch(/“he”|“she”|try the line without|coffee”|water”/i);
    }
  });

  it('needs review when the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de', pull: null }) })).toMatchObject({
      kind: 'needsReview',
    });
  });

  it('does not apply to copy without words', () => {
    expect(audit.run({ copy: copyOf({ language: null, words: 0, pull: null }) })).toMatchObject({
      kind: 'notApplicable',
    });
  });
});
