import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { endsRed } from '../../testing/pictures.ts';
import { drawCard } from './draw-card.ts';

const card = async (quoted: string) =>
  Buffer.from(
    await drawCard({ score: 80, grade: 'B-', verdict: `Strong offer: “${quoted}”.`, video: false }, null),
  ).toString('base64');

/** As many characters that no font has. Each is drawn as the same box, or not at all. */
const boxesFor = (quoted: string): string => '\u{10fffd}'.repeat([...quoted].length);

describe('drawCard', () => {
  it.each([
    ['Cyrillic letters', 'Скидка'],
    ['Greek letters', 'Έκπτωση'],
    ['Hebrew letters', 'מבצע'],
    ['Arabic letters', 'خصم'],
    ['Chinese characters', '全品'],
    ['Japanese characters', 'オフ'],
    ['Korean letters', '할인'],
    ['emoji', '🎉🔥'],
  ])('draws %s', async (_, quoted) => {
    const [drawn, boxes] = await Promise.all([card(quoted), card(boxesFor(quoted))]);
    expect(drawn).not.toBe(boxes);
    // Cards with boxes differ only in the number of boxes, so the reversed text would look the same.
    expect(drawn).not.toBe(await card([...quoted].toReversed().join('')));
  });

  it('shows the graded frame of an animation', async () => {
    const facts = { score: 80, grade: 'B-', verdict: 'Strong offer.', video: false } as const;
    const [plain, animated] = await Promise.all([
      sharp(await drawCard(facts, null)).stats(),
      sharp(await drawCard(facts, await endsRed())).stats(),
    ]);
    const gained = animated.channels.map(({ mean }, channel) => mean - (plain.channels[channel]?.mean ?? 0));
    expect(gained[0]).toBeGreaterThan(gained[2] ?? 0);
  });

  it('draws characters missing from every font the same way each time', async () => {
    expect(await card('\u{10fffd}\u{10fffc}')).toBe(await card('\u{10fffc}\u{10fffd}'));
  });
});
