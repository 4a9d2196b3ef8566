import { describe, expect, it } from 'vitest';
import model from './headline-model.json' with { type: 'json' };
import { DRIVER_NAMES, driversOf } from './drivers.ts';
import type { PullModel } from './model.ts';
import { pullTextOf } from './pull-text.ts';
import { pullOf } from './pull.ts';
import { termsOf } from './terms.ts';

const seen = (text: string, id: string) => driversOf(pullTextOf(text)).get(id)?.value;

describe('headline features', () => {
  it.each([
    ['a question', 'Is it over?', 'question', 1],
    ['no question', 'It is over.', 'question', 0],
    ['an unnamed person', 'She kept her word', 'person', 2],
    ['at most two words of a class', 'She said her sister kept hers', 'person', 2],
    ['two sentences', 'He left. Then it rained.', 'twoSentences', 1],
    ['an abbreviation that does not end a sentence', 'Dr. Adeyemi has a plan', 'twoSentences', 0],
    ['a short last sentence', 'They looked for him everywhere. Nothing.', 'lastShort', 1],
    ['a number', 'It took 12,000 people', 'figure', 1],
    ['a large number as one', 'It took 12,000 people', 'largeFigure', 1],
    ['a time of day', 'Wait for 1:25', 'clock', 1],
    ['how it starts', 'A man walks in', 'opensA', 1],
    ['no word that merely starts the same', 'Another man walks in', 'opensA', 0],
    ['how it continues', 'He tried. And he won.', 'goesOnAnd', 1],
    ['negative words', 'A terrible, awful day', 'negative', 2],
  ])('recognize %s', (_, text, id, value) => {
    expect(seen(text, id)).toBe(value);
  });

  it('use all of a headline, but only the text before “more” of a long copy', () => {
    const headline = 'He Tried It Once. It Was Over In 3 Seconds.';
    expect(pullTextOf(headline).text).toBe(headline);
    const long = `${headline} ${'And then he told everybody he knew about it at length. '.repeat(5)}`;
    expect(pullTextOf(long).text.length).toBeLessThanOrEqual(150);
    expect(pullTextOf(long).text).toContain('3 Seconds. And then');
  });

  it('use words and pairs once each, including the start and end', () => {
    expect(termsOf('No, no. Stop').map(({ term }) => term)).toEqual([
      'no',
      ',',
      '.',
      'stop',
      '^ no',
      'no ,',
      ', no',
      'no .',
      '. stop',
      'stop $',
    ]);
    expect(termsOf('constructor')[0]).toMatchObject({ term: 'constructor' });
  });
});

describe('headline pull', () => {
  const small: PullModel = {
    centre: 0.1,
    spread: 0.5,
    drivers: [{ id: 'figure', weight: 0.4, usual: 0.25 }],
    terms: [{ term: 'they', weight: 0.3, n: 9 }],
  };

  it('adds up weights and locates them in the copy', () => {
    const { strength, parts, rank } = pullOf('Now she has 7', small);
    expect(strength).toBeCloseTo(0.4 * 0.75 + 0.3 - 0.1);
    expect(parts).toEqual([
      { name: 'a figure', effect: 0.3, hits: [{ text: '7', start: 12, end: 13 }] },
      { name: '“she”', effect: 0.3, hits: [{ text: 'she', start: 4, end: 7 }] },
    ]);
    expect(rank).toBeGreaterThan(75);
  });

  it('lists missing drivers as unused, and ranks the average headline in the middle', () => {
    expect(pullOf('Nothing much', small).unused).toEqual([{ name: 'a figure', effect: 0.4 }]);
    expect(pullOf('Nothing', { ...small, centre: 0, drivers: [] }).rank).toBe(50);
  });

  it('has a name for every weight and uses every weight in the file', () => {
    expect(model.drivers.map(({ id }) => id).toSorted()).toEqual(Object.keys(DRIVER_NAMES).toSorted());
    expect([...driversOf(pullTextOf('A headline')).keys()].toSorted()).toEqual(
      Object.keys(DRIVER_NAMES).toSorted(),
    );
  });

  it('was fitted with enough data to beat .60 and headline length on unseen tests', () => {
    const { pull, pullAboveLongerWins } = model.heldOut;
    expect(pull.interval[0]).toBeGreaterThan(0.6);
    expect(pullAboveLongerWins.interval[0]).toBeGreaterThan(0);
  });

  it.each(['gay', 'Black', 'Muslim', 'disabled', 'Republican', 'women', 'British'])(
    'is not affected by a word for a group of people: %s',
    (group) => {
      expect(pullOf(`${group} running shoes for 2 hours a week`).rank).toBe(
        pullOf('running shoes for 2 hours a week').rank,
      );
      expect(pullOf(`What happened when a ${group} neighbor said no`).parts).toEqual(
        pullOf(`What happened when a ${' '.repeat(group.length)} neighbor said no`).parts,
      );
    },
  );

  it('treats him, her, and them alike', () => {
    const [him, them] = ['for him', 'for them'].map((text) => termsOf(text).map(({ term }) => term));
    expect(him).toEqual(them);
  });
});
