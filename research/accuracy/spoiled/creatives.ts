import type { Creative } from '../../../packages/engine/src/creative.ts';
import { renderDesign } from './design.ts';
import type { Fault } from './fault.ts';
import { type Harmless, HARMLESS } from './harmless.ts';
import { FAULTS } from './kinds.ts';
import { type Original, ORIGINALS } from './originals.ts';

export const originalCreative = async (original: Original): Promise<Creative> => ({
  bytes: await renderDesign(original.design),
  fileName: `${original.name}.png`,
});

/** Each fault is applied to three originals, two of one half and one of the other. Which half gets two alternates. */
export const spoiledOf = (half: Original['half']): { original: Original; change: Fault }[] => {
  const own = ORIGINALS.filter((each) => each.half === half);
  return FAULTS.flatMap((change, at) => {
    const isTwice = (at % 2 === 0) === (half === 'tuned');
    const first = Math.floor(at / 2) + at;
    const picked = isTwice ? [first, first + 1 + (at % 3)] : [first];
    return picked.map((each) => ({ original: own[each % own.length]!, change }));
  });
};

export const harmlessOf = (half: Original['half']): { original: Original; change: Harmless }[] =>
  ORIGINALS.filter((each) => each.half === half).flatMap((original) =>
    HARMLESS.filter(({ applies }) => applies?.(original.design) !== false).map((change) => ({
      original,
      change,
    })),
  );

export async function changedCreative(
  original: Original,
  { kind, design, file }: Fault | Harmless,
): Promise<Creative> {
  const png = await renderDesign(design ? design(original.design) : original.design);
  const bytes = file ? await file(png, original.design) : png;
  return { bytes, fileName: `${original.name}-${kind.replaceAll(/[^a-z0-9]+/gi, '-')}` };
}
