import type { Aspect } from '../../audit.ts';
import { type SignModel, chanceBy } from '../../logistic.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { aspectOf } from '../ad/ad-parts.ts';
import { counted } from '../facts.ts';
import { isPraised, praiseworthy } from './verdict-strengths.ts';
import model from './weakness-model.json' with { type: 'json' };
import { type Seen, weaknessSigns } from './weakness-signs.ts';

/** What readers hold against an ad: the part of it that is weak, if it is one, and in which respect, if not in all. */
const WEAKNESSES = {
  small: { part: 'line', aspect: 'size' },
  faint: { part: 'line', aspect: 'contrast' },
  lettering: {},
  brand: { part: 'brand' },
  request: { part: 'callToAction' },
  rivals: {},
  offer: { part: 'offer' },
  wordy: { part: 'amountOfText' },
  crowded: { part: 'space' },
  reason: {},
  unclear: {},
  picture: {},
  craft: {},
  color: {},
  layout: { part: 'space' },
  words: {},
  covered: {},
} as const satisfies Record<string, { readonly part?: string; readonly aspect?: Aspect }>;
export type Weakness = keyof typeof WEAKNESSES;
export const ALL_WEAKNESSES = Object.keys(WEAKNESSES) as readonly Weakness[];

/** Whether the audit is of the part of the ad that is weak. */
export const isOf = (weakness: Weakness, { id }: AuditResult): boolean => {
  const { part }: { part?: string } = WEAKNESSES[weakness];
  return part !== undefined && auditOf(id)?.part === part;
};

/** For each weakness a logistic regression on the signs that it names. */
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
  const praised = praiseworthy(counted(seen.audits)).filter(isPraised);
  const isDenied = (weakness: Weakness): boolean => {
    const { aspect }: { part?: string; aspect?: Aspect } = WEAKNESSES[weakness];
    return praised.some((audit) => isOf(weakness, audit) && (!aspect || aspectOf(audit) === aspect));
  };
  return ALL_WEAKNESSES.filter((weakness) => !isDenied(weakness))
    .map((weakness) => {
      const { weights } = fitted[weakness];
      const signs = Object.fromEntries(Object.keys(weights).map((name) => [name, known[name] ?? 0]));
      return { weakness, chance: chanceBy(fitted[weakness], signs) };
    })
    .toSorted((a, b) => b.chance - a.chance);
}
