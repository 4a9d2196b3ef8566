import { describe, expect, it } from 'vitest';
import { callToActionOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import { mainLines } from './main-lines.ts';

describe('main lines', () => {
  it('are the headline, offer and body text, without brand, fine print and button', () => {
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

  it('gradually include a brand name as it gets much larger than the message', () => {
    const message = textLine({ role: 'headline', height: 0.04 });
    const weights = [0.04, 0.06, 0.07, 0.2].map((height) => {
      const name = textLine({ role: 'brand', height });
      return mainLines([message, name], null).find(({ line }) => line === name)?.weight ?? 0;
    });
    expect(weights[0]).toBe(0);
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(new Set(weights).size).toBe(4);
  });

  it('exclude body text on the button', () => {
    const onButton = textLine({ role: 'body', box: { x: 0.1, y: 0.85, w: 0.2, h: 0.04 } });
    expect(mainLines([onButton], callToActionOf())).toEqual([]);
    expect(mainLines([onButton], null)).toHaveLength(1);
  });

  it('gradually exclude small text at the bottom, like fine print', () => {
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

  it('include a possible call to action less as its confidence grows', () => {
    const asking = textLine({ role: 'callToAction', box: { x: 0.11, y: 0.855, w: 0.2, h: 0.04 } });
    const weights = [0.5, 0.6, 0.7, 0.9].map(
      (confidence) => mainLines([asking], callToActionOf({ confidence }))[0]?.weight ?? 0,
    );
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights[0]).toBeGreaterThan(0);
    expect(weights.at(-1)).toBe(0);
  });

  it('weight large lines more and uncertain lines less, but drop neither', () => {
    const weight = (changes: Parameters<typeof textLine>[0]) =>
      mainLines([textLine(changes)], null)[0]?.weight ?? 0;
    const plain = weight({});
    expect(weight({ box: { x: 0, y: 0, w: 0.3, h: 0.03 } })).toBeLessThan(plain);
    expect(weight({ confidence: 0.2 })).toBeLessThan(plain);
    expect(weight({ confidence: 0 })).toBeGreaterThan(0);
  });
});
