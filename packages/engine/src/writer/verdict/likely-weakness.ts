import { WEAKNESSES, type Weakness } from '../../artifacts/weaknesses.ts';
import type { Aspect } from '../../audit.ts';
import { type SignModel, chanceBy } from '../../logistic.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { aspectOf } from '../ad/ad-parts.ts';
import { counted } from '../facts.ts';
import { isPraised, praiseworthy } from './verdict-strengths.ts';
import model from './weakness-model.json' with { type: 'json' };
import { type Seen, weaknessSigns } from './weakness-signs.ts';

/** The part of the ad that is weak, if it is one, and in which respect, if not in all. */
const PARTS: Readonly<Partial<Record<Weakness, { readonly part: string; readonly aspect?: Aspect }>>> = {
  small: { part: 'line', aspect: 'size' },
  faint: { part: 'line', aspect: 'contrast' },
  brand: { part: 'brand' },
  request: { part: 'callToAction' },
  offer: { part: 'offer' },
  wordy: { part: 'amountOfText' },
  crowded: { part: 'space' },
  empty: { part: 'headline', aspect: 'wording' },
  layout: { part: 'space' },
};

/** Whether the audit is of the part of the ad that is weak. */
export const isOf = (weakness: Weakness, { id }: AuditResult): boolean => {
  const own = PARTS[weakness];
  return own !== undefined && auditOf(id)?.part === own.part;
};

/** For each weakness a logistic regression on the signs that it names; `likeness` is what readers held against pictures like this one. */
export type WeaknessModel = Readonly<Record<Weakness, SignModel<string>>>;

export interface LikelyWeakness {
  readonly weakness: Weakness;
  /** How likely readers are to name it, 0..1. */
  readonly chance: number;
}

/** The weaknesses that readers are likeliest to name first in such an ad, with how likely each is, 0..1; none that is denied by praise. */
export function likelyWeaknesses(
  seen: Seen,
  fitted: WeaknessModel = model.weaknesses,
): readonly LikelyWeakness[] {
  const known = weaknessSigns(seen);
  const held = seen.artifacts.impression?.heldAgainst;
  const praised = praiseworthy(counted(seen.audits)).filter(isPraised);
  const isDenied = (weakness: Weakness): boolean => {
    const aspect = PARTS[weakness]?.aspect;
    return praised.some((audit) => isOf(weakness, audit) && (!aspect || aspectOf(audit) === aspect));
  };
  return WEAKNESSES.filter((weakness) => !isDenied(weakness))
    .map((weakness) => {
      const { weights } = fitted[weakness];
      const own: Readonly<Record<string, number>> = { ...known, likeness: held?.[weakness] ?? 0 };
      const signs = Object.fromEntries(Object.keys(weights).map((name) => [name, own[name] ?? 0]));
      return { weakness, chance: chanceBy(fitted[weakness], signs) };
    })
    .toSorted((a, b) => b.chance - a.chance);
}
