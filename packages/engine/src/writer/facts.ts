import { CAPPING_AUDITS } from '../rubrics/ceilings.ts';
import { LEARNED_AUDITS } from '../rubrics/index.ts';
import { type TextLine, isVideoFile } from '../artifacts/artifacts.ts';
import type { Artifacts } from '../audit.ts';
import { linesOfVideo } from '../computed/video/words.ts';
import { contradictsPicture } from '../computed/match/contradiction.ts';
import type { JudgedCreative } from '../creative.ts';
import type { AuditResult } from '../report.ts';
import { lowercaseFirst } from '../report/sentence-under.ts';
import type { AdWords } from './ad/ad-facts.ts';
import type { Gathered } from '../grading/run-audit.ts';
import { PASS_SCORE } from '../scoring/marks.ts';
import type { Total } from '../scoring/total.ts';

/** Everything the report's text may be based on: measurements, judgments and totals. */
export interface Facts {
  readonly creative: JudgedCreative;
  readonly gathered: Gathered;
  readonly total: Total;
}

export const artifactIn = <Name extends keyof Artifacts>(
  { gathered }: Facts,
  name: Name,
): Artifacts[Name] | undefined => gathered.artifacts[name];

export const isVideoReport = (facts: Facts): boolean => isVideoFile(artifactIn(facts, 'file'));

/** Every line of the picture, or of the whole video. */
export function linesShown(facts: Facts): readonly TextLine[] {
  const scenes = isVideoReport(facts) ? artifactIn(facts, 'scenes') : undefined;
  return scenes ? linesOfVideo(scenes.text) : (artifactIn(facts, 'text') ?? []);
}

/** Lines that the ad wants people to read: no fine print, and no print on the things shown. */
export const linesToRead = (facts: Facts): readonly TextLine[] =>
  linesShown(facts).filter(({ role }) => role !== 'legal' && role !== 'label');

export const wordCount = (lines: readonly TextLine[]): number =>
  lines.reduce(
    (sum, { text }) => sum + text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    0,
  );

/** The ad's own words, from which rewrites are built. */
export function wordsIn(facts: Facts): AdWords {
  const copy = artifactIn(facts, 'copy') ?? null;
  const text = linesShown(facts);
  return {
    copy,
    text,
    callToAction: artifactIn(facts, 'callToAction') ?? null,
    brand: artifactIn(facts, 'brand') ?? [],
    elements: artifactIn(facts, 'elements') ?? null,
    isContradicted: copy !== null && contradictsPicture(copy, text),
  };
}

/** Counted audits, costliest first; ties keep the rubric's order. */
export const byCost = ({ total }: Facts): readonly AuditResult[] =>
  countedAudits(total.audits).toSorted((a, b) => costOf(total, b) - costOf(total, a));

/** Points of the overall score that an audit costs. Includes the points cut off by the ceiling if this audit sets it. */
export const costOf = ({ ceiling }: Facts['total'], { id, pointsLost }: AuditResult): number =>
  pointsLost + (ceiling?.audit === id ? ceiling.sum - ceiling.cap : 0);

/** Points that the audit deducts from the overall score outside its category; fitted to what the category score misses. */
export const deductionOf = ({ deductions }: Facts['total'], { id }: AuditResult): number =>
  deductions.find(({ audit }) => audit === id)?.points ?? 0;

/** Checks that can explain a score and affect it, by their points or by the ceiling they set. Learned audits explain nothing. */
export const countedAudits = (audits: readonly AuditResult[]): readonly AuditResult[] =>
  audits.filter(
    ({ id, score, pointsPossible }) =>
      score !== null &&
      !LEARNED_AUDITS.has(id) &&
      (pointsPossible > 0 || (CAPPING_AUDITS.has(id) && score < PASS_SCORE)),
  );

/** Categories that the readers behind the fit were not asked about. */
const UNRATED: ReadonlySet<string> = new Set(['platform-fit', 'copy-quality', 'message-match']);

export const isRated = (category: string): boolean => !UNRATED.has(category);

/** 0..100; 0 if the category has no score. */
export const categoryScore = (category: string, { total }: Facts): number =>
  total.categories.find(({ id }) => id === category)?.score ?? 0;

/** Points of 100, rounded to one decimal for display. */
export const pointsText = (points: number): string => (Math.round(points * 10) / 10).toString();

/** Below this many points of the overall score, a fault or fix is not worth the reader's time. */
export const MIN_REPORTED_POINTS = 0.5;

/** Prepares a sentence for use inside another: no final period, and in lowercase. */
export const asClause = (sentence: string): string => lowercaseFirst(sentence.replace(/[.!]$/, ''));

/** Whether the title states a finding rather than only naming the check. */
export const statesFinding = ({ title, name }: AuditResult): boolean => title !== name;
