import { CAPPING_AUDITS } from '../rubrics/ceilings.ts';
import { LEARNED_AUDITS } from '../rubrics/index.ts';
import { type TextLine, isOfVideo } from '../artifacts/artifacts.ts';
import type { Artifacts } from '../audit.ts';
import { linesOfVideo } from '../computed/video/words.ts';
import type { JudgedCreative } from '../creative.ts';
import type { AuditResult } from '../report.ts';
import type { AdWords } from './ad/ad-facts.ts';
import { type Gathered, PASS_SCORE } from '../grading/run-audit.ts';
import type { Total } from '../scoring/total.ts';

/** All that the words may be made of: what was measured, judged and added up. */
export interface Facts {
  readonly creative: JudgedCreative;
  readonly gathered: Gathered;
  readonly total: Total;
}

export const found = <Name extends keyof Artifacts>(
  { gathered }: Facts,
  name: Name,
): Artifacts[Name] | undefined => gathered.artifacts[name];

/** Whether the report is of a video. */
export const ofVideo = (facts: Facts): boolean => isOfVideo(found(facts, 'file'));

/** Every line of the picture, or of the whole video. */
export function linesShown(facts: Facts): readonly TextLine[] {
  const scenes = ofVideo(facts) ? found(facts, 'scenes') : undefined;
  return scenes ? linesOfVideo(scenes.text) : (found(facts, 'text') ?? []);
}

/** Lines that are the ad's own to read: no fine print, and no print on what is shown. */
export const linesToRead = (facts: Facts): readonly TextLine[] =>
  linesShown(facts).filter(({ role }) => role !== 'legal' && role !== 'label');

export const wordCount = (lines: readonly TextLine[]): number =>
  lines.reduce(
    (sum, { text }) => sum + text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    0,
  );

/** The words of the ad, as new words for it are built from. */
export const wordsIn = (facts: Facts): AdWords => ({
  copy: found(facts, 'copy') ?? null,
  text: linesShown(facts),
  callToAction: found(facts, 'callToAction') ?? null,
  brand: found(facts, 'brand') ?? [],
  elements: found(facts, 'elements') ?? null,
});

/** Audits that count, those that cost most first; ties in the rubric's order. */
export const byCost = ({ total }: Facts): readonly AuditResult[] =>
  counted(total.audits).toSorted((a, b) => costOf(total, b) - costOf(total, a));

/** Points of the overall score that an audit takes away, with those above its ceiling where it is the one that holds. */
export const costOf = ({ ceiling }: Facts['total'], { id, pointsLost }: AuditResult): number =>
  pointsLost + (ceiling?.audit === id ? ceiling.sum - ceiling.cap : 0);

/** Points of it that the audit takes off beside its category, which are fitted to what the category could not tell. */
export const takenOffBy = ({ deductions }: Facts['total'], { id }: AuditResult): number =>
  deductions.find(({ audit }) => audit === id)?.points ?? 0;

/** Audits that count, those that earn most first. */
export const byEarnings = ({ total }: Facts): readonly AuditResult[] =>
  counted(total.audits).toSorted((a, b) => earned(b) - earned(a));

/** Checks that give reasons and count, by their points or by the ceiling that they set. */
export const counted = (audits: readonly AuditResult[]): readonly AuditResult[] =>
  audits.filter(
    ({ id, score, pointsPossible }) =>
      score !== null &&
      !LEARNED_AUDITS.has(id) &&
      (pointsPossible > 0 || (CAPPING_AUDITS.has(id) && score < PASS_SCORE)),
  );

export const earned = ({ pointsPossible, pointsLost }: AuditResult): number => pointsPossible - pointsLost;

/** What no reader of the fit was asked about. */
const UNRATED: ReadonlySet<string> = new Set(['platform-fit', 'copy-quality', 'message-match']);

/** Whether a category's score is fitted to readers' ratings. */
export const isRated = (category: string): boolean => !UNRATED.has(category);

/** 0..100; 0 where it has none. */
export const categoryScore = (category: string, { total }: Facts): number =>
  total.categories.find(({ id }) => id === category)?.score ?? 0;

/** Points of 100 as a reader sees them. */
export const pointsText = (points: number): string => (Math.round(points * 10) / 10).toString();

/** Points of the overall score under which a fault or a fix is not worth a reader's time. */
export const LEAST_POINTS = 0.5;

/** A sentence as the middle of another: first letter lowered unless it is a name or an abbreviation, no full stop. */
export function clause(sentence: string): string {
  const bare = sentence.replace(/[.!]$/, '');
  return /^[A-Z][a-z ]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}

/** Whether its heading says something, and does not only name what was checked. */
export const isHeaded = ({ title, name }: AuditResult): boolean => title !== name;
