import type { Weakness } from '../../artifacts/remarks.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { WHOLE_COVERAGE } from '../../scoring/total.ts';
import { aspectOf } from '../ad/ad-parts.ts';
import { type Facts, found, ofVideo } from '../facts.ts';
import { likelyRemarks } from './likely-remarks.ts';
import { meaningUnread } from '../verdict/meaning-unread.ts';
import { seenIn } from './remark-signs.ts';
import model from './weakness-model.json' with { type: 'json' };
import { isOfSame } from './weakness-parts.ts';

/** Whether enough of a picture was measured and read to say what readers are likely to hold against it. */
export const canBeGuessed = (facts: Facts): boolean =>
  !ofVideo(facts) &&
  !meaningUnread(facts) &&
  facts.total.coverage >= WHOLE_COVERAGE &&
  found(facts, 'text') !== undefined &&
  found(facts, 'elements') !== undefined;

/** The weaknesses by one of which readers would name what the audit is of. */
function namesOf(audit: AuditResult): readonly Weakness[] {
  const part = auditOf(audit.id)?.part;
  const aspect = aspectOf(audit);
  return [
    ...(aspect === 'contrast' ? (['faint'] as const) : []),
    ...(aspect === 'size' && (part === 'line' || part === 'headline') ? (['small'] as const) : []),
    ...(['brand', 'request', 'empty'] as const).filter(
      (weakness) => aspect !== 'other' && isOfSame(weakness, audit),
    ),
  ];
}

/** Chance under which readers hardly ever name a weakness of an ad that is not poor. */
const UNLIKELY = 0.25;

/** Chance from which they are likely to. */
const LIKELY = 0.3;

/** Overall score from which an ad is not poor: what fails in one that is, is told. */
export const NOT_POOR = 60;

/** The highest chance, 0..1, of these; null where nothing can be guessed or none is asked about. */
function chanceOf(names: readonly Weakness[], facts: Facts): number | null {
  if (names.length === 0 || !canBeGuessed(facts)) return null;
  const likely = likelyRemarks(model.weaknesses, seenIn(facts), found(facts, 'impression')?.heldAgainst);
  return likely.find(({ remark }) => names.includes(remark))?.chance ?? null;
}

/**
 * Whether readers are unlikely to name a fault of legibility, size, brand, one call to action or a general headline in an ad that is not
 * poor. Of 43 such faults, in folds of ads and mockups, readers named ten or rated the thing under 56 of 100; of 108 others 81. The limits
 * were set on the same.
 */
export function isUnlikelyNamed(audit: AuditResult, facts: Facts): boolean {
  if ((facts.total.overall ?? 0) < NOT_POOR) return false;
  const chance = chanceOf(namesOf(audit), facts);
  return chance !== null && chance < UNLIKELY;
}

/**
 * Rating of the brand, 0..100, from which readers are likely to see one, and from which they may; and chance of a line to be a name from which it
 * may be that. The first and the last were set on real ads and banners, and of 37 other banners and mockups so told readers rate the brand of 36 under 56; the
 * second was set with these in view, all of whose brands from there down are so rated (decision 087).
 */
const SIGNED = { surely: 65, maybe: 50, chance: 0.25 } as const;

/** Whether a name that we could not read is likely to be there for all to see: readers see one in ads that look like this, or a line may be it. */
export function looksSigned(facts: Facts): boolean {
  const rating = found(facts, 'impression')?.brand.rating;
  const roles = found(facts, 'elements')?.roles ?? [];
  const mayBe = roles.some(({ brand = 0 }) => brand >= SIGNED.chance);
  if (rating === undefined) return mayBe;
  return rating >= SIGNED.surely || (rating >= SIGNED.maybe && mayBe);
}

/** What readers say of a part as a whole, by the part. */
const OF_WHOLES: Readonly<Record<string, Weakness>> = {
  callToAction: 'rivals',
  layout: 'layout',
  space: 'crowded',
};

/** Whether readers are likely to name it: a fault of a part, calls to action that compete, the layout, or that it is crowded. @param least chance from which they are */
export function isLikelyNamed(audit: AuditResult, facts: Facts, least = LIKELY): boolean {
  const ofWhole = aspectOf(audit) === 'other' ? OF_WHOLES[auditOf(audit.id)?.part ?? ''] : undefined;
  const chance = chanceOf(ofWhole ? [ofWhole] : namesOf(audit), facts);
  return chance !== null && chance >= least;
}
