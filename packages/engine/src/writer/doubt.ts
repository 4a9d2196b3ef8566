import { mainMark } from '../computed/brand/brand-mark.ts';
import { headlineOf } from '../computed/text/headline.ts';
import { isQuotable } from '../computed/text/line-name.ts';
import { quote } from '../computed/text/quote.ts';
import { type ElementPart, isSureOf } from '../elements/certainty.ts';
import { say } from '../messages/say.ts';
import type { AuditResult } from '../report.ts';
import { auditOf } from '../rubrics/audit-of.ts';
import type { Total } from '../scoring/total.ts';
import { aspectOf, isOfALine, partOf } from './ad/ad-parts.ts';
import { type Facts, categoryScore, costOf, found, isRated, ofVideo, takenOffBy } from './facts.ts';
import { isLikelyNamed, isUnlikelyNamed, looksSigned } from './remarks/named-by-readers.ts';
import { PASS_SCORE } from '../grading/run-audit.ts';
import { CAPPING_AUDITS } from '../rubrics/ceilings.ts';

const MESSAGES = {
  headline: 'Judged on {words}, our best guess at the headline.',
  brand: 'Judged on {words}, our best guess at the brand.',
  callToAction: 'Judged on {words}, our best guess at the call to action.',
  offer: 'Judged on {words}, our best guess at the offer.',
} as const satisfies Record<ElementPart, string>;

const UNREAD = 'words that we could not read well';

export const isElement = (part: string): part is ElementPart => part in MESSAGES;

/** The element that a finding is of, where it may be another one; null where it is sure. */
function doubtfulPart(audit: AuditResult, facts: Facts): ElementPart | null {
  const part = partOf(audit, facts);
  // Whether an element is there at all is told by its own check, with how sure that is.
  if (audit.score === null || !isElement(part) || aspectOf(audit) === 'presence' || isOfALine(audit))
    return null;
  return isSurePart(part, facts) ? null : part;
}

export const isSurePart = (part: ElementPart, facts: Facts): boolean =>
  isSureOf(part, {
    elements: found(facts, 'elements') ?? null,
    brand: found(facts, 'brand') ?? [],
    text: found(facts, 'text') ?? [],
  });

/**
 * After `withDoubts`, and where readings of the ad differ in whether a check passes: it is headed by its name alone, and
 * neither praised nor blamed.
 */
export const isInDoubt = ({ title, name }: AuditResult): boolean => title === name;

/** What is measured on a doubtful element counts as before and is told as that: no praise, no blame, no advice. */
export const withDoubts = (facts: Facts): Total => ({
  ...facts.total,
  audits: facts.total.audits.map((audit) => {
    if (isLikelyMissing(audit, facts)) return asMissing(audit);
    const part = doubtfulPart(audit, facts);
    if (part === null && !isOutweighed(audit, facts)) return audit;
    const observation = part ? say(MESSAGES[part], { words: wordsOf(part, facts) }) : audit.observation;
    return { ...audit, title: audit.name, observation, fix: '' };
  }),
});

/**
 * Chance that readers miss a clear brand, from which one that was not found is told to be missing: of six such ads, of designers and with no part
 * in any fit, readers found the brand weak in five.
 */
const MISSED = 0.5;

const isLikelyMissing = (audit: AuditResult, facts: Facts): boolean =>
  partOf(audit, facts) === 'brand' &&
  aspectOf(audit) === 'presence' &&
  isInDoubt(audit) &&
  (found(facts, 'brand') ?? []).length === 0 &&
  // A line that may be the name may be one.
  found(facts, 'elements')?.mayName === undefined &&
  !looksSigned(facts) &&
  isLikelyNamed(audit, facts, MISSED);

/** Under its failing heading, with what to do. */
function asMissing(audit: AuditResult): AuditResult {
  const { fail, fix } = auditOf(audit.id)?.words ?? {};
  return { ...audit, title: fail ?? audit.title, fix: fix ?? '' };
}

/** A category's score from which single faults in it are hardly ever seen. */
const WELL = 79;

/** Points of a deduction from which its fault is told, whatever the category says of it. */
const TELLING = 1;

/** Points from which a fault is told, however unlikely readers are to name it: of seven such faults they named three. */
const COSTLY = 3.5;

/** Score of a check under which its fault is told wherever it stands. */
export const GRAVE = 20;

/**
 * Whether readers are unlikely to name a fault, or the rest of its category, which is fitted to their ratings, speaks against it. Readers rate the thing
 * under 56 of 100 for 22 of 100 faults found in categories of 79 and more, for 76 of 100 elsewhere (1,470 faults of 399
 * pictures, categories cross-validated; the limit was set on the same).
 */
function isOutweighed(audit: AuditResult, facts: Facts): boolean {
  const { id, category, score } = audit;
  if (score === null || score >= PASS_SCORE || score < GRAVE) return false;
  // What a capping audit checks is a fact, whatever readers say of the whole, and so is what a button says.
  if (ofVideo(facts) || !isRated(category) || CAPPING_AUDITS.has(id) || saysNothing(audit, facts))
    return false;
  if (costOf(facts.total, audit) < COSTLY && isUnlikelyNamed(audit, facts)) return true;
  if (takenOffBy(facts.total, audit) >= TELLING || categoryScore(category, facts) < WELL) return false;
  return !isLikelyNamed(audit, facts);
}

/** Score of its wording under which a call to action says nothing: of 16 such readers named 7 and rated 11 under 56 of 100. */
const EMPTY = 50;

const saysNothing = (audit: AuditResult, facts: Facts): boolean =>
  partOf(audit, facts) === 'callToAction' && aspectOf(audit) === 'wording' && (audit.score ?? 100) < EMPTY;

function wordsOf(part: ElementPart, facts: Facts): string {
  const text = found(facts, 'text') ?? [];
  const words = {
    headline: () =>
      headlineOf(text)
        ?.lines.filter(isQuotable)
        .map((line) => line.text)
        .join(' '),
    brand: () => mainMark(found(facts, 'brand') ?? [])?.text,
    callToAction: () => found(facts, 'callToAction')?.text,
    offer: () => text.find((line) => line.role === 'offer' && isQuotable(line))?.text,
  }[part]();
  return words ? quote(words) : UNREAD;
}
