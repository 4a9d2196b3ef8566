import { describe, expect, it } from 'vitest';
import { brandMark, callToActionOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './edge-margin.ts';

const line = (x: number, text = 'Keeps tea hot', y = 0.4) =>
  textLine({ text, role: 'body', box: { x, y, w: 0.3, h: 0.05 } });
const alone = { callToAction: null, brand: [] };

describe('edge-margin', () => {
  it.each([
    ['a wide margin', [0.08, 0.08, 0.08], 90, 100],
    ['a slim margin', [0.035, 0.035, 0.035], 78, 95],
    ['one of three lines at the edge', [0.08, 0.004, 0.08], 15, 60],
    ['all lines at the edge', [0.004, 0, 0.002], 0, 20],
  ])('gives %s the expected score', (_, lefts, low, high) => {
    const text = lefts.map((x, row) => line(x, `Line ${row} of it`, 0.2 + 0.2 * row));
    const score = judgedScore(audit, { ...alone, text });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('measures against the shorter side', () => {
    const image = {
      width: 1456,
      height: 180,
      hasAlpha: false,
      transparentShare: 0,
      colourSpace: 'srgb',
      hasProfile: false,
    };
    expect(judgedScore(audit, { ...alone, image, text: [line(0.008)] })).toBeGreaterThan(90);
    expect(judgedScore(audit, { ...alone, image, text: [line(0.1, 'At the foot', 0.94)] })).toBeLessThan(30);
  });

  it('names the closest line and marks it with its distance in pixels', () => {
    const near = line(0.01, 'New');
    const result = judge(audit, { ...alone, text: [line(0.1), near] });
    expect(result.evidence).toMatchObject([{ label: '“New”, 11 px from the edge', box: near.box }]);
    expect(result).toMatchObject({
      observation: '“New” sits very close to the edge.',
      display: '1.7%',
      good: 'at least 4.2%',
      fix: 'Move “New” in from the edge.',
    });
  });

  it('does not praise a margin narrower than it recommends', () => {
    const { title, score } = judge(audit, {
      ...alone,
      text: [line(0.041), line(0.1, 'Second', 0.6), line(0.1, 'Third', 0.8)],
    });
    expect(score).toBeGreaterThan(80);
    expect(title).toBe('Edge margin');
  });

  it('reports several lines together', () => {
    const near = [line(0.01, 'New'), line(0, 'Now', 0.6)];
    const two = judge(audit, { ...alone, text: near });
    expect(two.observation).toBe('“Now” and “New” sit very close to the edge.');
    expect(two.fix).toBe('Move both in from the edge.');
    expect(two.evidence.map(({ label }) => label)).toEqual([
      '“Now”, 0 px from the edge',
      '“New”, 11 px from the edge',
    ]);
    const three = judge(audit, { ...alone, text: [...near, line(0.005, 'Soon', 0.8)] });
    expect(three.observation).toBe('“Now” and 2 other elements sit very close to the edge.');
    expect(three.fix).toBe('Move all of them in from the edge.');
  });

  it('includes the button and a logo without letters', () => {
    const text = [line(0.1)];
    const button = callToActionOf({ kind: 'button', box: { x: 0.4, y: 0.92, w: 0.2, h: 0.08 } });
    const logo = brandMark({ text: '', box: { x: 0, y: 0, w: 0.1, h: 0.1 }, confidence: 0.9 });
    expect(judge(audit, { text, callToAction: button, brand: [] }).observation).toMatch(/^The button/);
    expect(judge(audit, { text, callToAction: null, brand: [logo] }).observation).toMatch(/^The logo/);
  });

  it('ignores fine print and tilted lines', () => {
    const legal = textLine({ role: 'legal', box: { x: 0.01, y: 0.97, w: 0.5, h: 0.02 } });
    const tilted = textLine({ angle: 20, box: { x: 0, y: 0.6, w: 0.5, h: 0.3 } });
    expect(judgedScore(audit, { ...alone, text: [line(0.1), legal, tilted] })).toBeGreaterThan(90);
  });

  it('does not apply without text', () => {
    expect(judge(audit, { ...alone, text: [] }).status).toBe('notApplicable');
  });

  it.each([
    ['one line by its text', [line(0.01, 'New')], [], '“New” sits too close to the edge'],
    ['several lines as text', [line(0.01), line(0.01, 'New', 0.6)], [], 'text sits too close to the edge'],
    [
      'a line and a logo as text',
      [line(0.01)],
      [brandMark({ text: '', box: { x: 0.002, y: 0.9, w: 0.1, h: 0.05 } })],
      'text sits too close to the edge',
    ],
  ])('summarizes %s', (_, text, brand, said) => {
    const artifacts = fakeArtifacts({ ...alone, text, brand });
    const { fault } = audit;
    expect(typeof fault === 'function' && fault({ evidence: [] } as never, artifacts)).toBe(said);
  });
});
