import type { Weakness } from '../../../artifacts/remarks.ts';
import { type Box, area, overlap } from '../../../geometry.ts';
import type { Recommendation, WeakPoint } from '../../../report.ts';
import { capital } from '../../ad/ad-facts.ts';
import { isSentByAddress } from '../../borne-out.ts';
import { type Facts, found } from '../../facts.ts';
import { auditOf } from '../../../rubrics/audit-of.ts';
import type { WeaknessModel } from '../../remarks/likely-weakness.ts';
import { canBeGuessed, looksSigned } from '../../remarks/named-by-readers.ts';
import { likelyToBeHeld, nameOf } from '../../verdict/say-weakest.ts';
import { isOf } from '../../remarks/weakness-parts.ts';
import type { Material } from '../advice-details.ts';
import { toldWeakness } from './told-weakness.ts';

/** What is told to be changed, measured or not; more is not read. Only that nobody can tell who speaks comes beside it. Judgment. */
const MOST = 3;

/** What any advice on answers it: text off the face, or off what it is hard to read on, a headline that says something, words that are spelled right. */
const ANSWERED_BY: Readonly<Partial<Record<Weakness, readonly string[]>>> = {
  covered: ['subject', 'line: contrast'],
  faint: ['contrast'],
  words: ['headline', 'wording'],
  unclear: ['headline'],
  reason: ['headline'],
};

const isAnsweredBy = (weakness: Weakness, audit: ReturnType<typeof auditOf>): boolean =>
  [audit?.part, audit?.aspect, `${audit?.part}: ${audit?.aspect}`].some(
    (of) => of !== undefined && ANSWERED_BY[weakness]?.includes(of),
  );

/** Whether advice is of this very place. */
const isMarked = (box: Box | undefined, advised: readonly Recommendation[]): boolean =>
  advised.some(({ evidence }) => evidence.some((each) => each.box && box && isSame(each.box, box)));

const isSame = (a: Box, b: Box): boolean => overlap(a, b) > 0.9 * Math.max(area(a), area(b));

const NO_BRAND = {
  name: 'Whose ad it is',
  text: 'We could not make out a brand name or a logo. Show one where people can read it.',
} as const;

/**
 * Overall score under which it is told that no brand was found: an ad that works may show it in a way that we do not see. And how often readers hold that against such ads, by
 * name or by a rating of the brand under 56: of 76 ads, banners and mockups that do not look signed they did of 75. All of them were in view, so that less is promised.
 */
const TOLD = { below: 80, chance: 0.9 } as const;

/** That nobody may be able to tell who speaks, where we could not, either; an ad that works may show it in a way that we do not see. */
function noBrandFound(facts: Facts, advised: readonly Recommendation[]): readonly WeakPoint[] {
  const { brand = null, mayName } = found(facts, 'elements') ?? {};
  const isSigned = brand !== null || mayName !== undefined || isSentByAddress(facts);
  const isAdvised = advised.some(({ audit }) => auditOf(audit)?.part === 'brand');
  if (
    !canBeGuessed(facts) ||
    isSigned ||
    looksSigned(facts) ||
    isAdvised ||
    (facts.total.overall ?? 0) >= TOLD.below
  )
    return [];
  return [{ weakness: 'brand', ...NO_BRAND, chance: TOLD.chance, evidence: [] }];
}

/**
 * What no check measures, or not enough of, and readers hold against such ads all the same: the likeliest first, beside what is advised
 * already and of other parts of the ad; before them that no brand was found.
 */
export function weakPoints(
  facts: Facts,
  advised: readonly Recommendation[],
  material: Material,
  fitted?: WeaknessModel,
): readonly WeakPoint[] {
  const audits = facts.total.audits.filter(({ id }) => advised.some(({ audit }) => audit === id));
  const isAdvised = (weakness: Weakness): boolean =>
    audits.some((audit) => isOf(weakness, audit) || isAnsweredBy(weakness, auditOf(audit.id)));
  const lacking = noBrandFound(facts, advised);
  const likely = likelyToBeHeld(facts, fitted)
    .filter(({ remark }) => !isAdvised(remark))
    .flatMap(({ remark: weakness, chance }) => {
      const { seen, change, evidence } = toldWeakness(weakness, facts, material);
      if (evidence.some(({ box }) => isMarked(box, advised))) return [];
      return {
        weakness,
        name: capital(nameOf(weakness, facts)),
        text: [capital(seen), change].filter((sentence) => sentence !== '').join(' '),
        chance: Math.round(100 * chance) / 100,
        evidence: [...evidence],
      };
    })
    .slice(0, Math.max(0, MOST - advised.length - lacking.length));
  return [...lacking, ...likely];
}
