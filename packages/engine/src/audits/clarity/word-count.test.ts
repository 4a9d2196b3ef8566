import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts/artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './word-count.ts';

const worded = (words: number, confidence = 1) =>
  judge(audit, { text: [textLine({ text: 'word '.repeat(words).trim(), role: 'body', confidence })] });

const LETTER = [
  'Dear little one, today you slept',
  'through the post office, the rain,',
  'two buses and a marching band,',
  'your ear against the place you knew',
  'before you had a name, or hands.',
  'I carried the shopping, the keys,',
  'and every bag that there was to bring.',
  'You, I did not notice I was carrying.',
];

describe('word-count', () => {
  it.each([
    ['two words', 2, 85, 100],
    ['ten words', 10, 95, 100],
    ['thirty words', 30, 82, 93],
    ['sixty words', 60, 2, 18],
  ])('gives %s the expected score', (_, words, least, most) => {
    const { score } = worded(words);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('counts uncertain words less and ignores fine print', () => {
    expect(worded(40, 0.3).value).toBeLessThan(worded(40).value ?? 0);
    const legal = textLine({ text: 'word '.repeat(50), role: 'legal' });
    expect(judge(audit, { text: [textLine(), legal] }).value).toBeLessThan(5);
  });

  it('counts faint words less, like text on packages', () => {
    const pack = textLine({ text: 'word '.repeat(40).trim(), role: 'body', contrast: 1.4 });
    expect(judge(audit, { text: [pack] }).value).toBeLessThan(10);
  });

  it.each([
    ['identical tear-off strips once', 8, '6 words'],
    ['a line that appears twice both times', 2, '8 words'],
  ])('counts %s', (_, times, display) => {
    const strips = Array.from({ length: times }, () => textLine({ text: '0114 496', role: 'body' }));
    expect(judge(audit, { text: [textLine(), ...strips] })).toMatchObject({ display });
  });

  it('says how many words the picture has', () => {
    expect(worded(10)).toMatchObject({
      observation: 'The picture has only about 10 words.',
      display: '10 words',
      good: '4 to 15 words',
    });
  });

  it('does not count words on products', () => {
    const label = textLine({ text: 'word '.repeat(40).trim(), role: 'label' });
    expect(judge(audit, { text: [textLine(), label] })).toMatchObject({ display: '4 words' });
  });

  it('counts whole words, regardless of confidence', () => {
    expect(worded(10, 0.4).display).toBe('10 words');
  });

  it('says what to keep instead of naming a line to cut', () => {
    const body = textLine({ text: 'word '.repeat(45).trim(), role: 'body' });
    const fixFor = (roles: readonly TextRole[], ...more: readonly TextLine[]) =>
      judge(audit, { text: [body, ...more, ...roles.map((role) => textLine({ role }))] }).fix;
    expect(fixFor(['headline', 'offer', 'callToAction'])).toMatch(
      /^Keep the headline, the offer, and the next step; shorten or drop the rest\.$/,
    );
    expect(fixFor(['headline'], textLine({ text: 'From $12', role: 'body' }))).toMatch(
      /^Keep the headline and any offer, with the dates, .+; shorten or drop the rest\.$/,
    );
    expect(fixFor(['headline'], textLine({ text: 'Call 0161 496 0123', role: 'body' }))).toMatch(
      /^Keep the headline, any offer, and the phone number/,
    );
    expect(fixFor([])).toMatch(/^Choose the one thing that people should take away/);
  });

  const told = (...lines: readonly string[]) =>
    judge(audit, { text: lines.map((line) => textLine({ text: line, role: 'body' })) });
  const days = ['Fri 12', 'Sat 13', 'Fri 19', 'Sat 20', 'Fri 26', 'Sat 27'];
  const many = 'with a choir of forty and guests from all over the county '.repeat(4);

  it.each([
    [
      'most of the words are facts',
      told(...days.map((day) => `${day} July, 8 pm The Tarns live on the garden stage`)),
      'The ad lists many facts',
      /^The picture has at least 72 words, most of them dates, times, prices, places or names\./,
      '4 to 15 words, more in a listing',
      'Group what belongs together, and set the least important facts smaller.',
    ],
    [
      'the ad announces an event',
      told('Saturday, November 22, at 7:30', many),
      'The event’s details take many words',
      /^The picture has at least 53 words\. An event needs its day, time and place;/,
      '4 to 15 words, more for an event',
      'Set the name, day, time and place of the event largest, and the rest smaller, or move it to its page.',
    ],
    [
      'the ad is a letter in verse',
      told(...LETTER),
      'The ad is one long text',
      /^The picture has at least 54 words, most of them in one text\./,
      '4 to 15 words, more where the text is the idea',
      /^If the text is the idea, keep it/,
    ],
    [
      'the ad is about anything else',
      told('Order by November 22', many),
      'The ad has too many words',
      /^The picture has at least 52 words, too many to read in passing\.$/,
      '4 to 15 words',
      /^Choose the one thing that people should take away/,
    ],
  ])('explains a high word count when %s', (_, result, title, observation, good, fix) => {
    expect(result).toMatchObject({ title, good });
    expect(result.observation).toMatch(observation);
    expect(result.fix).toMatch(fix);
  });

  it('does not apply without words', () => {
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
    expect(judge(audit, { text: [textLine({ text: '—' })] }).status).toBe('notApplicable');
  });

  it('says that text is too faint to read rather than missing', () => {
    const faint = { contrast: 1.1, worst: { box: { x: 0, y: 0, w: 0.1, h: 0.1 }, contrast: 1.1 } };
    const { title, observation, confidence } = judge(audit, {
      text: [textLine({ text: 'Hello', ...faint })],
    });
    expect(title).toBe('The text is too faint to read');
    expect(observation).toBe('The picture has 1 word, but it is too faint to read.');
    expect(confidence).toBeLessThan(0.1);
  });
});
