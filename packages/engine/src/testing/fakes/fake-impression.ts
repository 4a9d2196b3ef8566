import type { Impression } from '../../artifacts/impression.ts';
import { MERITS, type Merit, WEAKNESSES, type Weakness } from '../../artifacts/remarks.ts';

/**
 * Gives every quality the same rating.
 * @param held how much more often readers named each weakness of such ads than of others; 0 (as often) when left out
 * @param praise the same for what they praised
 */
export function fakeImpression(
  rating: number,
  held: Readonly<Partial<Record<Weakness, number>>> = {},
  praise: Readonly<Partial<Record<Merit, number>>> = {},
): Impression {
  const likeness = {
    rating,
    raised: { x: 0, y: 0, w: 0.25, h: 0.25 },
    lowered: { x: 0.75, y: 0.75, w: 0.25, h: 0.25 },
  };
  return {
    attention: likeness,
    clarity: likeness,
    brand: likeness,
    request: likeness,
    design: likeness,
    emotion: likeness,
    persuasion: likeness,
    heldAgainst: Object.fromEntries(WEAKNESSES.map((name) => [name, held[name] ?? 0])) as Record<
      Weakness,
      number
    >,
    praised: Object.fromEntries(MERITS.map((name) => [name, praise[name] ?? 0])) as Record<Merit, number>,
  };
}
