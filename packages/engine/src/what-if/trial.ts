import type { Analysis } from '../report.ts';
import type { Box } from '../geometry.ts';
import type { Frame } from '../gatherers/frame/index.ts';
import { joinedList } from '../messages/joined-list.ts';
import { formatMessage } from '../messages/format-message.ts';
import { applyAll } from './operations/apply.ts';
import { type CopyFix, type Fix, type PictureFix, scoreOn } from './fix.ts';
import { intendedCategories, intendedGain } from './intended-gain.ts';
import { type Pictures, deservesCloseUp } from './pictures.ts';
import { type ChangedCreative, type Original, gradeWithSameAttention } from './regrade.ts';
import type { WhatIfCategory, WhatIfFix } from './result.ts';
import { uncapitalize } from '../capitalize.ts';

const MESSAGES = {
  everything: 'All fixes together',
  together: '{titles}, all in one version and graded again.',
  falls: '{category} drops from {before} to {after}',
  sideEffects: 'Side effects: {lost}.',
} as const;

/** A set of changes, applied and graded. */
export interface Trial {
  readonly id: string;
  readonly audit: string | null;
  readonly title: string;
  readonly description: string;
  readonly box: Box | null;
  readonly after: Analysis;
  /** Points of the overall score, rounded to tenths. */
  readonly gain: number;
  /** Gain in the score (0..100) of the audit whose advice was followed. Whatever else moved may be chance. */
  readonly auditGain: number;
  /** Points gained in the categories that the change is meant to improve. */
  readonly categoryGain: number;
  /** Null if the picture did not change. */
  readonly frame: Frame | null;
  /** The part of the original that `frame` shows; null if it is all of it. */
  readonly crop: Box | null;
  /** Null if the copy did not change. */
  readonly copy: string | null;
}

/** Returns null if the change cannot be made on these pixels. */
export async function tryFix(original: Original, fix: Fix): Promise<Trial | null> {
  const changed = await applyFixes(original, [fix]);
  if (changed.frame === original.decoded.frame) return null;
  const analysis = await gradeWithSameAttention(original, changed);
  const { id, title, description } = fix;
  const audit = fix.kind === 'picture' ? fix.audit : mostImprovedAudit(original.graded.analysis, analysis);
  return {
    id,
    title,
    description,
    audit,
    box: fix.kind === 'picture' ? fix.box : null,
    after: analysis,
    gain: gainOf(original.graded.analysis, analysis),
    auditGain:
      audit === null ? 0 : (scoreOn(analysis, audit) ?? 0) - (scoreOn(original.graded.analysis, audit) ?? 0),
    categoryGain: intendedGain(
      original.graded.analysis,
      analysis,
      intendedCategories(fix, original.graded.analysis),
    ),
    frame: changed.frame ?? null,
    crop: changed.crop ?? null,
    copy: changed.copy ?? null,
  };
}

export async function tryTogether(original: Original, fixes: readonly Fix[]): Promise<Trial> {
  const changed = await applyFixes(original, fixes);
  const analysis = await gradeWithSameAttention(original, changed);
  const titles = fixes.map(({ title }, index) => (index === 0 ? title : uncapitalize(title)));
  return {
    id: 'all-fixes',
    audit: null,
    title: MESSAGES.everything,
    description: formatMessage(MESSAGES.together, { titles: joinedList(titles) }),
    box: null,
    after: analysis,
    gain: gainOf(original.graded.analysis, analysis),
    auditGain: 0,
    categoryGain: 0,
    frame: changed.frame ?? null,
    crop: changed.crop ?? null,
    copy: changed.copy ?? null,
  };
}

async function applyFixes({ decoded, creative }: Original, fixes: readonly Fix[]): Promise<ChangedCreative> {
  const operations = fixes
    .filter((fix): fix is PictureFix => fix.kind === 'picture')
    .flatMap((fix) => fix.operations);
  const crop = operations.find((each) => each.kind === 'crop');
  const edits = fixes.filter((fix): fix is CopyFix => fix.kind === 'copy');
  return {
    ...(operations.length > 0 && { frame: await applyAll(decoded.frame, operations) }),
    ...(crop && { crop: crop.box }),
    ...(edits.length > 0 && { copy: applyEdits(creative.copy ?? '', edits) }),
  };
}

/** Applies edits in order. Skips an edit if an earlier one changed its original. */
function applyEdits(copy: string, [first, ...others]: readonly CopyFix[]): string {
  return others.reduce(
    (text, { original, revised }) => text.replace(original, () => revised),
    first?.text ?? copy,
  );
}

export const gainOf = (before: Analysis, after: Analysis): number =>
  Math.round(((after.overallScore ?? 0) - (before.overallScore ?? 0)) * 10) / 10;

/** The audit that won back the most points through a change of the copy; null if none did. */
function mostImprovedAudit(before: Analysis, after: Analysis): string | null {
  const lost = new Map(before.audits.map(({ id, pointsLost }) => [id, pointsLost]));
  const gains = after.audits.map(({ id, pointsLost }) => ({ id, gain: (lost.get(id) ?? 0) - pointsLost }));
  const most = gains.toSorted((a, b) => b.gain - a.gain)[0];
  return most && most.gain > 0 ? most.id : null;
}

/** Converts a trial for the result and renders its pictures. */
export async function toWhatIfFix(original: Original, trial: Trial, pictures: Pictures): Promise<WhatIfFix> {
  const { analysis: before } = original.graded;
  const { id, audit, title, description, box, after, gain, frame, copy } = trial;
  return {
    id,
    audit,
    kind: frame ? 'picture' : 'copy',
    title,
    description: `${description}${sideEffectsOf(original.graded.analysis, trial)}`,
    box,
    scoreBefore: before.overallScore ?? 0,
    scoreAfter: after.overallScore ?? 0,
    gradeBefore: before.grade,
    gradeAfter: after.grade,
    gain,
    categories: categoriesOf(before, after),
    pictures: frame && (await renderPictures(original, { id, box, frame }, pictures)),
    copy: copy === null ? null : { before: before.adCopy ?? '', after: copy },
  };
}

/** A category that falls by at least this many points of its score is reported as a side effect. */
const NOTABLE = 5;

/** ' Side effects: Brand Presence drops from 80 to 71.'; empty if there are none. */
function sideEffectsOf(before: Analysis, { after }: Trial): string {
  const lost = categoriesOf(before, after).flatMap(({ category, before: was, after: is }) =>
    was !== null && is !== null && was - is >= NOTABLE
      ? [formatMessage(MESSAGES.falls, { category, before: String(was), after: String(is) })]
      : [],
  );
  return lost.length === 0 ? '' : ` ${formatMessage(MESSAGES.sideEffects, { lost: joinedList(lost) })}`;
}

function categoriesOf(before: Analysis, after: Analysis): WhatIfCategory[] {
  const scores = new Map(after.scoreBreakdown.map(({ id, score }) => [id, score]));
  return before.scoreBreakdown.map(({ id, category, score }) => ({
    id,
    category,
    before: score,
    after: scores.get(id) ?? null,
  }));
}

async function renderPictures(
  { decoded }: Original,
  { id, box, frame }: { id: string; box: Box | null; frame: Frame },
  pictures: Pictures,
): Promise<WhatIfFix['pictures']> {
  const full = {
    before: await pictures.full('original.jpg', decoded.frame),
    after: await pictures.full(`${id}.jpg`, frame),
  };
  if (!deservesCloseUp(box)) return { full, close: null };
  return {
    full,
    close: {
      before: await pictures.close(`${id}-close-before.jpg`, decoded.frame, box),
      after: await pictures.close(`${id}-close-after.jpg`, frame, box),
    },
  };
}
