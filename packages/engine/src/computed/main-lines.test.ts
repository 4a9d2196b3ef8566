import { describe, expect, it } from 'vitest';
import { callToActionOf, fakeArtifacts, textLine } from '../testing/index.ts';
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

  it('leave out body words that lie on the button', () => {
    const onButton = textLine({ role: 'body', box: { x: 0.1, y: 0.85, w: 0.2, h: 0.04 } });
    expect(mainLines([onButton], callToActionOf())).toEqual([]);
    expect(mainLines([onButton], null)).toHaveLength(1);
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
