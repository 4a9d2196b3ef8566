import { mainMark } from '../computed/brand/brand-mark.ts';
import { headlineOf } from '../computed/text/headline.ts';
import { isQuotable } from '../computed/text/line-name.ts';
import { quote } from '../computed/text/quote.ts';
import { type ElementPart, isSureOf } from '../elements/certainty.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { AuditResult } from '../report.ts';
import { auditOf } from '../rubrics/audit-of.ts';
import type { Total } from '../scoring/total.ts';
import { aspectOf, isAboutLine, partOf } from './ad/ad-parts.ts';
import {
  type Facts,
  categoryScore,
  costOf,
  artifactIn,
  isRated,
  isVideoReport,
  deductionOf,
} from './facts.ts';
import { isLikelyNamed, isUnlikelyNamed, looksSigned } from './remarks/named-by-readers.ts';
import { PASS_SCORE } from '../scoring/marks.ts';
import { CAPPING_AUDITS } from '../rubrics/ceilings.ts';

const MESSAGES = {
  headline: 'Judged on {words}, our best guess at the headline.',
  brand: 'Judged on {words}, our best guess at the brand.',
  callToAction: 'Judged on {words}, our best guess at the call to action.',
  offer: 'Judged on {words}, our best guess at the offer.',
} as const satisfies Record<ElementPart, string>;

const NOT_FOUND = 'We could not find {brand} in the {place}. If it is shown, mark it, and we grade again.';

const UNREAD = 'words that we could not read well';

export const isElement = (part: string): part is ElementPart => part in MESSAGES;

/** The element that a finding is about if it may have been misidentified; null when it is certain. */
function doubtfulPart(audit: AuditResult, facts: Facts): ElementPart | null {
  const part = partOf(audit, facts);
  // The presence check reports whether an element exists at all, and how certain that is.
  if (audit.score === null || !isElement(part) || aspectOf(audit) === 'presence' || isAboutLine(audit))
    return null;
  return isSurePart(part, facts) ? null : part;
}

export const isSurePart = (part: ElementPart, facts: Facts): boolean =>
  isSureOf(part, {
    elements: artifactIn(facts, 'elements') ?? null,
    brand: artifactIn(facts, 'brand') ?? [],
    text: artifactIn(facts, 'text') ?? [],
  });

/**
 * Whether a finding has only its name as its title, so it is neither praised nor blamed. True for what `withDoubts` marked, and where
 * readings of the ad disagree on whether the check passes.
 */
export const isInDoubt = ({ title, name }: AuditResult): boolean => title === name;

/** Names the brand that a person told us and that was not found: 'We could not tell its name' would sound as if we had not listened. */
function withToldBrand(audit: AuditResult, facts: Facts): AuditResult {
  const brand = facts.creative.told?.brand;
  const isMissing =
    brand !== undefined &&
    partOf(audit, facts) === 'brand' &&
    aspectOf(audit) === 'presence' &&
    (artifactIn(facts, 'brand') ?? []).length === 0;
  if (!isMissing) return audit;
  const place = isVideoReport(facts) ? 'video' : 'picture';
  return { ...audit, observation: formatMessage(NOT_FOUND, { brand: quote(brand), place }) };
}

/** Marks findings on doubtful elements: they keep their score, but get no praise, blame or advice. */
export const withDoubts = (facts: Facts): Total => ({
  ...facts.total,
  audits: facts.total.audits.map((found) => {
    const audit = withToldBrand(found, facts);
    if (isLikelyMissing(audit, facts)) return asMissing(audit);
    const part = doubtfulPart(audit, facts);
    if (part === null && !isOutweighed(audit, facts)) return audit;
    const observation = part
      ? formatMessage(MESSAGES[part], { words: wordsOf(part, facts) })
      : audit.observation;
    return { ...audit, title: audit.name, observation, fix: '' };
  }),
});

/**
 * If the chance that readers name the brand as a weakness is at least this, a brand that was not found is reported as missing. Readers
 * found the brand weak in 5 of 6 such ads, which came from designers and were not part of any fit.
 */
const MISSED = 0.5;

const isLikelyMissing = (audit: AuditResult, facts: Facts): boolean =>
  partOf(audit, facts) === 'brand' &&
  aspectOf(audit) === 'presence' &&
  isInDoubt(audit) &&
  (artifactIn(facts, 'brand') ?? []).length === 0 &&
  // A line that may be the name could be the brand.
  !artifactIn(facts, 'elements')?.mayName &&
  !looksSigned(facts) &&
  isLikelyNamed(audit, facts, MISSED);

/** Restores the failing title and the fix. */
function asMissing(audit: AuditResult): AuditResult {
  const { fail, fix } = auditOf(audit.id)?.words ?? {};
  return { ...audit, title: fail ?? audit.title, fix: fix ?? '' };
}

/** In categories with at least this score, readers rarely see single faults. */
const WELL = 79;

/** A fault with a deduction of at least this many points is reported, whatever its category score. */
const REPORTED_DEDUCTION = 1;

/** A fault that costs at least this many points is reported even if readers are unlikely to name it. They named 3 of 7 such faults. */
const COSTLY = 3.5;

/** Below this check score a fault is always reported, whatever its category scores. */
export const ALWAYS_REPORTED_BELOW = 20;

/**
 * Whether readers are unlikely to name a fault, or its category scores too well for the fault to matter (categories are fitted to readers'
 * ratings). Readers rate the thing below 56 of 100 for 22% of faults in categories of 79 or more, and for 76% elsewhere (1,470 faults in
 * 399 pictures, categories cross-validated). The limit was tuned on the same data, so expect less on new ads.
 */
function isOutweighed(audit: AuditResult, facts: Facts): boolean {
  const { id, category, score } = audit;
  if (score === null || score >= PASS_SCORE || score < ALWAYS_REPORTED_BELOW) return false;
  // What a capping audit checks and what a button says are facts, whatever readers think of the whole ad.
  if (isVideoReport(facts) || !isRated(category) || CAPPING_AUDITS.has(id) || saysNothing(audit, facts))
    return false;
  if (costOf(facts.total, audit) < COSTLY && isUnlikelyNamed(audit, facts)) return true;
  if (deductionOf(facts.total, audit) >= REPORTED_DEDUCTION || categoryScore(category, facts) < WELL)
    return false;
  return !isLikelyNamed(audit, facts);
}

/** Below this wording score a call to action says nothing. Of 16 such ads, readers named 7 and rated 11 below 56 of 100. */
const EMPTY = 50;

const saysNothing = (audit: AuditResult, facts: Facts): boolean =>
  partOf(audit, facts) === 'callToAction' && aspectOf(audit) === 'wording' && (audit.score ?? 100) < EMPTY;

function wordsOf(part: ElementPart, facts: Facts): string {
  const text = artifactIn(facts, 'text') ?? [];
  const words = {
    headline: () =>
      headlineOf(text)
        ?.lines.filter(isQuotable)
        .map((line) => line.text)
        .join(' '),
    brand: () => mainMark(artifactIn(facts, 'brand') ?? [])?.text,
    callToAction: () => artifactIn(facts, 'callToAction')?.text,
    offer: () => text.find((line) => line.role === 'offer' && isQuotable(line))?.text,
  }[part]();
  return words ? quote(words) : UNREAD;
}
