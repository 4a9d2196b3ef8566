import { describe, expect, it } from 'vitest';
import { placementFit, textLine } from '../../testing/index.ts';
import { platformAdaptations, platformAdvice } from './platforms.ts';

const line = textLine();
const vertical = placementFit({
  name: 'Reels 9:16',
  kept: 0.56,
  score: 40,
  covered: [{ text: line.text, box: line.box, why: 'crop' }],
});
const adviceOn = (...fits: ReturnType<typeof placementFit>[]) =>
  platformAdvice(fits, [line])[0]?.recommendations ?? [];

describe('advice for platforms', () => {
  it.each([
    ['fits', {}, 'Feed, square runs as is.'],
    [
      'keeps all words of a picture that it crops',
      { kept: 0.8 },
      'Feed, square: 20% of the picture is cut off at the edges, and no words with it.',
    ],
    ['is a little weak', { score: 70 }, 'Feed, square fits with small losses.'],
    [
      'has too small words',
      { smallestTextPx: 5.86 },
      'Feed, square: the smallest text is less than 9 px high there; enlarge it where it matters.',
    ],
    [
      'has too few pixels',
      { enoughPixels: false },
      'Feed, square: the file has too few pixels; export it at least 750 px wide.',
    ],
    [
      'hides a line',
      { covered: [{ text: line.text, box: line.box, why: 'safe-zone' as const }] },
      'Feed, square: the platform’s own buttons cover “Hot until the summit”; move it toward the middle.',
    ],
  ])('is told of a placement that %s', (_, change, words) => {
    expect(adviceOn(placementFit(change))).toEqual([words]);
  });

  it('is told once for several placements', () => {
    expect(adviceOn(placementFit(), placementFit({ name: 'Feed 4:5' }))).toEqual([
      'Feed, square and Feed 4:5 run as is.',
    ]);
  });

  it('asks for a version where moving things about does not help, and says it in one place', () => {
    expect(adviceOn(vertical)).toEqual([]);
    expect(platformAdaptations([placementFit(), vertical], [line])).toEqual([
      {
        platform: 'Meta',
        change:
          'Make a version for Reels 9:16: it would show 56% of the picture, without “Hot until the summit”.',
      },
    ]);
  });

  it('counts lines beyond two, and those that were misread', () => {
    const lost = ['Hot', 'Save 30%', 'Shop', 'THEGROUPOFBALLSIHIT'].map((text) => ({
      text,
      box: line.box,
      why: 'crop' as const,
    }));
    const [first] = platformAdaptations([placementFit({ ...vertical, covered: lost })], []);
    expect(first?.change).toContain('without “Hot”, “Save 30%”, and 2 other lines');
  });
});
