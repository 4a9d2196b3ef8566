import { describe, expect, it } from 'vitest';
import { callToActionOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-position.ts';

const at = (x: number, y: number) =>
  judge(audit, { callToAction: callToActionOf({ box: { x, y, w: 0.28, h: 0.09 } }) });

describe('call-to-action-position', () => {
  it.each([
    ['a call to action after the message', 0.1, 0.83, 90, 100],
    ['a call to action after the message at the very edge', 0, 0.91, 70, 85],
    ['a call to action before the message', 0, 0, 0, 10],
  ])('gives %s the expected score', (_, x, y, least, most) => {
    const { score } = at(x, y);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('uses left-to-right reading order in a wide strip', () => {
    const { image } = fakeArtifacts();
    const strip = { ...image, width: 970, height: 120 };
    const text = [textLine({ box: { x: 0.05, y: 0.3, w: 0.4, h: 0.4 } })];
    const right = callToActionOf({ box: { x: 0.8, y: 0.3, w: 0.15, h: 0.4 } });
    const left = callToActionOf({ box: { x: 0.02, y: 0.3, w: 0.15, h: 0.4 } });
    const scoreOf = (callToAction: typeof right) =>
      judge(audit, { image: strip, text, callToAction }).score ?? 0;
    expect(scoreOf(right)).toBeGreaterThan(90);
    expect(scoreOf(left)).toBeLessThan(60);
    expect(judge(audit, { image: strip, text, callToAction: left }).fix).toMatch(
      /^Move “Shop bottles” to the right of the message/,
    );
  });

  describe('in a wide strip with columns', () => {
    const strip = { ...fakeArtifacts().image, width: 970, height: 250 };
    const request = callToActionOf({ box: { x: 0.03, y: 0.81, w: 0.3, h: 0.06 } });
    const headline = { box: { x: 0.03, y: 0.12, w: 0.3, h: 0.3 } };
    const price = { box: { x: 0.8, y: 0.23, w: 0.17, h: 0.5 }, role: 'offer' } as const;
    it.each([
      ['below the whole message', [headline], 'comes after the message'],
      [
        'below the headline and beside the price',
        [headline, price],
        'stands below one part of the message and beside the rest',
      ],
      ['below a headline as wide as the strip', [{ box: { ...headline.box, w: 0.9 } }], 'comes after'],
      [
        'below a word, with the rest of the message to its right',
        [
          { box: { x: 0.03, y: 0.6, w: 0.05, h: 0.04 }, role: 'body' as const },
          { box: { ...price.box, x: 0.5 } },
        ],
        'comes before the message',
      ],
    ])('describes a call to action %s', (_, lines, said) => {
      const text = lines.map((line) => textLine(line));
      expect(judge(audit, { image: strip, text, callToAction: request }).observation).toContain(said);
    });

    it('does not criticize an unclear reading order', () => {
      const text = [textLine(headline), textLine(price)];
      const { title, name, fix } = judge(audit, { image: strip, text, callToAction: request });
      expect([title, fix]).toEqual([name, '']);
      const low = callToActionOf({ box: { x: 0.03, y: 0.93, w: 0.3, h: 0.06 } });
      const atEdge = judge(audit, { image: strip, text, callToAction: low });
      expect(atEdge.observation).toBe(
        '“Shop bottles” stands below one part of the message and beside the rest, close to the edge.',
      );
      expect(atEdge.fix).toBe('Move “Shop bottles” in from the edge.');
    });
  });

  it('says where to move the call to action', () => {
    expect(at(0, 0).observation).toBe('“Shop bottles” comes before the message, close to the edge.');
    expect(at(0, 0).fix).toBe('Move “Shop bottles” below the message, and in from the edge.');
    expect(at(0.1, 0.1).fix).toBe('Move “Shop bottles” clearly below the message.');
    expect(at(0, 0.91).fix).toBe('Move “Shop bottles” in from the edge.');
    expect(at(0.1, 0.83).observation).toBe('“Shop bottles” comes after the message.');
  });

  it('accepts a call to action that follows the headline but precedes the offers', () => {
    const box = (y: number) => ({ x: 0.1, y, w: 0.8, h: 0.08 });
    const prices = [0.4, 0.5, 0.6, 0.7, 0.8].map((y) =>
      textLine({ text: 'Nook lamp from £39', role: 'offer', box: box(y) }),
    );
    const judged = (headline: number, x = 0.1) =>
      judge(audit, {
        text: [textLine({ box: box(headline) }), ...prices],
        callToAction: callToActionOf({ box: { x, y: 0.25, w: 0.3, h: 0.07 } }),
      });
    expect(judged(0.1)).toMatchObject({ title: audit.words.name, fix: '' });
    expect(judged(0.9).fix).toMatch(/^Move “Shop bottles” clearly below/);
    expect(judged(0.1, 0).fix).toBe('Move “Shop bottles” in from the edge.');
  });

  it('does not apply without a call to action or without a message', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
  });
});
