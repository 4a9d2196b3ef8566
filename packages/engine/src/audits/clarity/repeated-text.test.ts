import { describe, expect, it } from 'vitest';
import { judgePicture } from '../../testing/words-in-picture.ts';
import audit from './repeated-text.ts';

describe('repeated-text', () => {
  it.each([
    [['Four islands, one ticket', 'Four islands, one ticket', 'Book now']],
    [['Four islands, one ticket', 'Four ¡slands, one tickel', 'Book now']],
    [['Book your free trial today at tarnwell.com', 'Book your free trial today at tarnwell.com']],
    [['Hear the music, not the train', 'Save $60 today', 'HEAR THE MUSIC, NOT THE TRAIN']],
  ])('finds the repeated line in %j', (lines) => {
    const judged = judgePicture(audit, lines);
    expect(judged).toMatchObject({ value: 1, evidence: [{ box: expect.anything() }] });
    expect(judged.score).toBeLessThan(10);
  });

  it('finds a two-line headline repeated in one line', () => {
    const headline = ['Fresh coffee,', 'every Monday'].map((text) => ({ text, role: 'headline' as const }));
    expect(judgePicture(audit, [...headline, 'Fresh coffee, every Monday']).value).toBe(1);
  });

  it('finds a two-line headline repeated below itself', () => {
    const headline = ['Pasta night,', 'sorted.', 'Pasta night,', 'sorted.'];
    const judged = judgePicture(
      audit,
      headline.map((text, at) => ({
        text,
        role: 'headline' as const,
        box: { x: 0.1, y: 0.1 + at * 0.1, w: 0.4, h: 0.08 },
      })),
    );
    expect(judged.value).toBe(1);
    expect(judged.evidence[0]?.box?.y).toBeCloseTo(0.3);
  });

  it.each([
    [['Four islands, one ticket', 'From $29, kids sail free', 'Book now']],
    [['Run fast', 'Run fast', 'Run far']],
    [['0114 496 0172', '0114 496 0172', 'Ring me up']],
    [['Call us on 0114 496 0172', 'Call us on 0114 496 0172']],
    [['Two bottles for $40', 'Two bottles for $60 with the case']],
  ])('finds no repetition in %j', (lines) => {
    expect(judgePicture(audit, lines).value).toBe(0);
  });

  it('ignores identical lines side by side, but not one below the other', () => {
    const half = (x: number, y: number) => ({
      text: 'Half for you.',
      role: 'body' as const,
      box: { x, y, w: 0.35, h: 0.05 },
    });
    expect(judgePicture(audit, [half(0.07, 0.07), half(0.57, 0.07)]).value).toBe(0);
    expect(judgePicture(audit, [half(0.07, 0.07), half(0.07, 0.4)]).value).toBe(1);
  });

  it('does not apply without text', () => {
    expect(judgePicture(audit, []).status).toBe('notApplicable');
  });
});
