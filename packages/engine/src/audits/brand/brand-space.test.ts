import { describe, expect, it } from 'vitest';
import { brandMark, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './brand-space.ts';

const BOX = { x: 0.4, y: 0.5, w: 0.2, h: 0.04 };
const own = textLine({ text: 'TARNWELL', role: 'brand', box: BOX });
const beside = (gap: number) =>
  judge(audit, {
    brand: [brandMark({ box: BOX })],
    text: [
      own,
      textLine({ text: 'Steel bottle', confidence: 1, box: { x: 0.4, y: 0.54 + gap, w: 0.2, h: 0.05 } }),
    ],
  });

describe('brand-space', () => {
  it('scores lower as text gets closer', () => {
    const scores = [0.2, 0.03, 0.015, 0].map((gap) => beside(gap).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(95);
    expect(scores.at(-1)).toBeLessThan(47);
  });

  it('names the closest neighbor, be it text or the edge', () => {
    expect(beside(0.008)).toMatchObject({
      observation: '“Steel bottle” sits a little close to “TARNWELL”.',
      display: '20%',
      good: 'at least 50%',
    });
    const atEdge = judge(audit, { brand: [brandMark({ box: { ...BOX, y: 0.96 } })], text: [] });
    expect(atEdge.observation).toBe('The edge of the picture touches “TARNWELL”.');
    expect(atEdge.score).toBeLessThan(47);
  });

  it('identifies another mark with the same name by its place', () => {
    const other = textLine({ text: 'TARNWELL', role: 'brand', box: { x: 0.4, y: 0.55, w: 0.2, h: 0.04 } });
    const { observation, fix } = judge(audit, { brand: [brandMark({ box: BOX })], text: [own, other] });
    expect(observation).toMatch(/^The other “TARNWELL” in the middle/);
    expect(fix).not.toMatch(/“TARNWELL” away from “TARNWELL”/);
  });

  it('does not treat the rest of a headline that starts with the brand name as crowding', () => {
    const line = (y: number, height: number) =>
      textLine({
        text: 'keeps it hot all day',
        role: 'headline',
        confidence: 1,
        height,
        box: { x: 0.4, y, w: 0.4, h: 0.04 },
      });
    const spaceBeside = (height: number) =>
      judge(audit, {
        brand: [brandMark({ box: BOX })],
        text: [{ ...own, height: 0.04 }, line(0.545, height)],
      }).score ?? 0;
    expect(spaceBeside(0.04)).toBeGreaterThan(90);
    expect(spaceBeside(0.06)).toBeLessThan(75);
  });

  it.each([
    ['small and within its width', { x: 0.42, w: 0.16, height: 0.015 }, 'underwear', true],
    ['larger', { x: 0.42, w: 0.16, height: 0.035 }, 'underwear', false],
    ['wider', { x: 0.3, w: 0.4, height: 0.015 }, 'underwear', false],
    ['a sentence', { x: 0.42, w: 0.16, height: 0.015 }, 'underwear for all of your days', false],
  ])(
    'decides whether a line under the name that is %s belongs to the logo',
    (_, { x, w, height }, text, isPart) => {
      const box = { x, y: 0.543, w, h: height };
      const line = textLine({ text, role: 'body', confidence: 1, height, box });
      const { score, evidence } = judge(audit, { brand: [brandMark({ box: BOX })], text: [own, line] });
      expect((score ?? 0) > 90).toBe(isPart);
      expect(evidence[0]?.label.includes(text)).toBe(!isPart);
    },
  );

  it('does not apply without a brand', () => {
    expect(judge(audit, { brand: [] }).status).toBe('notApplicable');
  });
});
