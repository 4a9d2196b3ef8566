import { describe, expect, it } from 'vitest';
import { callToActionOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import { mainLines } from './main-lines.ts';

describe('main lines', () => {
  it('are headline, offer and body; brand, fine print and the button speak for themselves', () => {
    const { text, callToAction } = fakeArtifacts();
    const legal = textLine({
      text: 'Terms apply.',
      role: 'legal',
      box: { x: 0.1, y: 0.97, w: 0.3, h: 0.01 },
    });
    expect(mainLines([...text, legal], callToAction).map(({ line }) => line.role)).toEqual([
      'headline',
      'offer',
    ]);
  });

  it('take a brand name in by degrees as it towers over the message', () => {
    const message = textLine({ role: 'headline', height: 0.04 });
    const weights = [0.04, 0.06, 0.07, 0.2].map((height) => {
      const name = textLine({ role: 'brand', height });
      return mainLines([message, name], null).find(({ line }) => line === name)?.weight ?? 0;
    });
    expect(weights[0]).toBe(0);
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(new Set(weights).size).toBe(4);
  });

  it('leave out body words that lie on the button', () => {
    const onButton = textLine({ role: 'body', box: { x: 0.1, y: 0.85, w: 0.2, h: 0.04 } });
    expect(mainLines([onButton], callToActionOf())).toEqual([]);
    expect(mainLines([onButton], null)).toHaveLength(1);
  });

  it('let small words at the foot go by degrees, as fine print does', () => {
    const weights = [0.03, 0.02, 0.014, 0.008].map((height) => {
      const box = { x: 0.1, y: 0.92, w: 0.3, h: 0.02 };
      return mainLines([textLine({ role: 'body', height, box })], null)[0]?.weight ?? 0;
    });
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(new Set(weights).size).toBe(4);
    expect(weights.at(-1)).toBe(0);
    const above = textLine({ role: 'body', height: 0.008, box: { x: 0.1, y: 0.4, w: 0.3, h: 0.02 } });
    expect(mainLines([above], null)).toHaveLength(1);
  });

  it('hold what may be the call to action as far as it is doubtful', () => {
    const asking = textLine({ role: 'callToAction', box: { x: 0.11, y: 0.855, w: 0.2, h: 0.04 } });
    const weights = [0.5, 0.6, 0.7, 0.9].map(
      (confidence) => mainLines([asking], callToActionOf({ confidence }))[0]?.weight ?? 0,
    );
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights[0]).toBeGreaterThan(0);
    expect(weights.at(-1)).toBe(0);
  });

  it('weigh large lines more and doubtful ones less, and drop neither', () => {
    const weight = (changes: Parameters<typeof textLine>[0]) =>
      mainLines([textLine(changes)], null)[0]?.weight ?? 0;
    const plain = weight({});
    expect(weight({ box: { x: 0, y: 0, w: 0.3, h: 0.03 } })).toBeLessThan(plain);
    expect(weight({ confidence: 0.2 })).toBeLessThan(plain);
    expect(weight({ confidence: 0 })).toBeGreaterThan(0);
  });
});
