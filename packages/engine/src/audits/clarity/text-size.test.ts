import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './text-size.ts';

const sized = (height: number) =>
  judge(audit, { text: [textLine({ height }), textLine({ text: 'Steel bottle', role: 'body', height })] });

describe('text-size', () => {
  it('scores lower as the letters shrink', () => {
    const scores = [0.08, 0.045, 0.036, 0.025, 0.015].map((height) => sized(height).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(95);
    expect(scores.at(-1)).toBeLessThan(35);
  });

  it('does not name a word that means nothing on its own', () => {
    const lines = [
      ['from', 0.012],
      ['110 km range', 0.015],
    ] as const;
    const { observation } = judge(audit, {
      text: lines.map(([text, height]) => textLine({ text, role: 'body', height })),
    });
    expect(observation).toContain('“110 km range”');
    expect(observation).not.toContain('“from”');
  });

  it('does not depend on the file’s resolution', () => {
    const { image } = fakeArtifacts();
    expect(judge(audit, { image: { ...image, width: 810, height: 810 } }).value).toBe(judge(audit).value);
  });

  it('shows the size of the smallest line when all lines are large', () => {
    const smaller = textLine({ text: 'Steel bottle', role: 'body', height: 0.06 });
    expect(judge(audit, { text: [textLine({ height: 0.08 }), smaller] })).toMatchObject({
      observation: 'Headline and main text are large enough to read on a phone.',
      display: '22 px',
      good: 'at least 13 px',
    });
  });

  it('names the smallest line, and shows its size on a phone and the recommended size', () => {
    expect(sized(0.02)).toMatchObject({
      observation: '“Hot until the summit” is too small to read on a phone, and so is one more line.',
      display: '7.2 px',
      good: 'at least 13 px',
      fix: 'Set “Hot until the summit” larger.',
    });
  });

  it.each([
    ['Two lines on the left are', 2],
    ['Several lines on the left are', 3],
  ])('says “%s” for small lines that are not most of the text', (says, count) => {
    const rows = ['8:30 pm', '7:15 pm', '9:00 pm']
      .slice(0, count)
      .map((text, at) =>
        textLine({ text, role: 'body', height: 0.018, box: { x: 0.1, y: 0.1 + 0.3 * at, w: 0.2, h: 0.02 } }),
      );
    const headline = textLine({ text: 'Dance with us through all of this long summer', height: 0.03 });
    expect(judge(audit, { text: [headline, ...rows] }).observation).toContain(`${says} too small`);
  });

  it('summarizes equally small rows instead of naming one', () => {
    const rows = ['Jive club 8:30 pm', 'Salsa 7:15 pm', 'Tango 9:00 pm'].map((text, at) =>
      textLine({ text, role: 'body', height: 0.018, box: { x: 0.1, y: 0.2 + 0.2 * at, w: 0.2, h: 0.02 } }),
    );
    const headline = textLine({ text: 'Dance', height: 0.03 });
    expect(judge(audit, { text: [headline, ...rows] })).toMatchObject({
      observation: 'Most of the text is too small to read on a phone.',
      display: '6.5 px',
      good: 'at least 13 px',
      fix: 'Set the small lines on the left larger.',
    });
    const plain = textLine({ ...rows[0]!, text: 'For all ages' });
    const offer = textLine({ ...rows[1]!, text: 'First class free', role: 'offer' });
    expect(judge(audit, { text: [headline, plain, offer] }).observation).toBe(
      '“First class free” is too small to read on a phone, and so is one more line.',
    );
  });

  it('counts the lines of one headline as one', () => {
    const lines = ['Warm nights on', 'the coldest mountain'].map((text, at) =>
      textLine({ text, height: 0.015, box: { x: 0.1, y: 0.1 + 0.02 * at, w: 0.4, h: 0.018 } }),
    );
    expect(judge(audit, { text: lines }).observation).toBe(
      'The headline “Warm nights on the coldest mountain” is too small to read on a phone.',
    );
  });

  it('includes the headline, however small', () => {
    expect(sized(0.01).fix).toBe('Set “Hot until the summit” much larger.');
  });

  it('shows the size of the line that it names', () => {
    expect(sized(0.02).display).toBe('7.2 px');
  });

  it('names a small line among large ones as an exception', () => {
    const result = judge(audit, {
      text: [
        textLine({ height: 0.08 }),
        textLine({ text: 'Catering', role: 'body', height: 0.01, box: { x: 0.1, y: 0.5, w: 0.05, h: 0.01 } }),
      ],
    });
    expect(result).toMatchObject({
      title: 'Text size',
      observation: 'Most text can be read on a phone; “Catering” is small.',
      display: '3.6 px',
      good: 'at least 13 px',
    });
  });

  it('does not apply without text', () => {
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
  });
});
