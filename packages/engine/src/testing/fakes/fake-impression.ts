import type { Impression } from '../../artifacts/impression.ts';
import { WEAKNESSES, type Weakness } from '../../artifacts/weaknesses.ts';

/** The same rating of every quality. @param held what readers held against such ads rather than others; nothing else */
export function fakeImpression(
  rating: number,
  held: Readonly<Partial<Record<Weakness, number>>> = {},
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
  };
}
