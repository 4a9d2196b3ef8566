import type { Weakness } from '../../artifacts/remarks.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { WHOLE_COVERAGE } from '../../report/whole-coverage.ts';
import { aspectOf } from '../ad/ad-parts.ts';
import { type Facts, artifactIn, isVideoReport } from '../facts.ts';
import { likelyRemarks } from './likely-remarks.ts';
import { isMeaningUnread } from '../verdict/meaning-unread.ts';
import { remarkInputsOf } from './remark-signs.ts';
import model from './weakness-model.json' with { type: 'json' };
import { isAboutPartAndAspect } from './weakness-parts.ts';

/** Whether enough of the picture was measured and read to predict readers' remarks. Never true of a video. */
export const canPredictRemarks = (facts: Facts): boolean =>
  !isVideoReport(facts) &&
  !isMeaningUnread(facts) &&
  facts.total.coverage >= WHOLE_COVERAGE &&
  artifactIn(facts, 'text') !== undefined &&
  artifactIn(facts, 'elements') !== undefined;

/** The weaknesses that readers would name for the audit's fault. */
function namesOf(audit: AuditResult): readonly Weakness[] {
  const part = auditOf(audit.id)?.part;
  const aspect = aspectOf(audit);
  return [
    ...(aspect === 'contrast' ? (['faint'] as const) : []),
    ...(aspect === 'size' && (part === 'line' || part === 'headline') ? (['small'] as const) : []),
    ...(['brand', 'request', 'empty'] as const).filter(
      (weakness) => aspect !== 'other' && isAboutPartAndAspect(weakness, audit),
    ),
  ];
}

/** Below this chance, readers rarely name a weakness of an ad that is not poor. */
const UNLIKELY = 0.25;

/** Chance from which readers are likely to name a weakness. */
const LIKELY = 0.3;

/** Overall score from which an ad is not poor. In a poor ad, unlikely faults are reported, too. */
export const NOT_POOR = 60;

/** The highest chance, 0..1, of these weaknesses; null if there are none or remarks cannot be predicted. */
function chanceOf(names: readonly Weakness[], facts: Facts): number | null {
  if (names.length === 0 || !canPredictRemarks(facts)) return null;
  const likely = likelyRemarks(
    model.weaknesses,
    remarkInputsOf(facts),
    artifactIn(facts, 'impression')?.heldAgainst,
  );
  return likely.find(({ remark }) => names.includes(remark))?.chance ?? null;
}

/**
 * Whether the ad is not poor and readers are unlikely to name the fault: one of legibility, size, brand, the call to action or a general
 * headline. Of 43 such faults in ads and mockups (cross-validated), readers named 10 or rated the thing below 56 of 100; of 108 others, 81.
 * The limits were tuned on the same data, so expect less on new ads.
 */
export function isUnlikelyNamed(audit: AuditResult, facts: Facts): boolean {
  if ((facts.total.overall ?? 0) < NOT_POOR) return false;
  const chance = chanceOf(namesOf(audit), facts);
  return chance !== null && chance < UNLIKELY;
}

/**
 * `surely`, `maybe`: brand ratings, 0..100, from which readers are likely to see a brand, or may see one.
 * `chance`: chance, 0..1, that a line is a name, from which it may be the brand.
 * `surely` and `chance` were set on real ads and banners. Of 37 other banners and mockups reported as unsigned, readers rate the brand of
 * 36 below 56. `maybe` was tuned on these as well: all their brands below it are rated that low (decision 087).
 */
const SIGNED = { surely: 65, maybe: 50, chance: 0.25 } as const;

/** Whether a brand that we could not read is probably visible: readers see one in ads that look like this, or a line may be a name. */
export function looksSigned(facts: Facts): boolean {
  const rating = artifactIn(facts, 'impression')?.brand.rating;
  const roles = artifactIn(facts, 'elements')?.roles ?? [];
  const mayBe = roles.some(({ brand = 0 }) => brand >= SIGNED.chance);
  if (rating === undefined) return mayBe;
  return rating >= SIGNED.surely || (rating >= SIGNED.maybe && mayBe);
}

/** The weakness that readers name for a part as a whole. */
const OF_WHOLES: Readonly<Record<string, Weakness>> = {
  callToAction: 'rivals',
  layout: 'layout',
  space: 'crowded',
};

/**
 * Whether readers are likely to name the fault: one of a part, competing calls to action, the layout or a crowded picture.
 * @param least chance that counts as likely
 */
export function isLikelyNamed(audit: AuditResult, facts: Facts, least = LIKELY): boolean {
  const ofWhole = aspectOf(audit) === 'other' ? OF_WHOLES[auditOf(audit.id)?.part ?? ''] : undefined;
  const chance = chanceOf(ofWhole ? [ofWhole] : namesOf(audit), facts);
  return chance !== null && chance >= least;
}
