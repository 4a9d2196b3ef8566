import { type Creative, CreativeError } from '../creative.ts';
import { decodeImage } from '../gatherers/picture/index.ts';
import type { Judged } from '../grading/grade.ts';
import type { Fix } from './fix.ts';
import { isBackgroundRing, isPlainBackground, meanColor } from './operations/plain-background.ts';
import { isSeparable, letterMatte } from './operations/letter-matte.ts';
import { Pictures } from './pictures.ts';
import { planFixes } from './plan.ts';
import { type Original, regradedByChecks } from './regrade.ts';
import type { WhatIf, WhatIfFix, WhatIfTrial } from './result.ts';
import { type Trial, toWhatIfFix, tryFix, tryTogether } from './trial.ts';
import { worthwhile } from './worthwhile.ts';

export interface WhatIfResult {
  readonly whatIf: WhatIf;
  /** JPEG files, by their names in the result. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export interface WhatIfOptions {
  /** Called after each planned change was tried. */
  readonly onTried?: (tried: number, of: number) => void;
}

/**
 * Makes the changes that the engine can make itself, grades each changed creative again, and reports the measured gains. The same creative
 * gives the same result, byte for byte.
 * @param given the result of `grade` for this creative. Changes are graded by the checks alone, and so is the original again: the vision
 * reader rated only the original and is not asked again
 * @throws CreativeError when the creative is a video or cannot be decoded
 */
export async function whatIf(
  creative: Creative,
  given: Judged,
  { onTried = () => {} }: WhatIfOptions = {},
): Promise<WhatIfResult> {
  const graded = regradedByChecks(creative, given);
  const { analysis } = graded;
  if (analysis.creative.type === 'video')
    throw new CreativeError('wrong-type', 'Fixes can only be tried on banners.');
  const pictures = new Pictures();
  const { bytes, fileName, told } = creative;
  const copy = analysis.adCopy;
  const original: Original = {
    creative: { bytes, fileName, ...(copy !== null && { copy }), ...(told && { told }) },
    decoded: await decodeImage(creative),
    graded,
  };
  const trials = await tryAll(original, onTried);
  const ranked = trials.toSorted((a, b) => b.trial.gain - a.trial.gain);
  const isWorthwhile = worthwhile(original);
  const offered: Tried[] = [];
  for (const each of ranked) if (await isWorthwhile(each.trial)) offered.push(each);
  const fixes: WhatIfFix[] = [];
  for (const { trial } of offered) fixes.push(await toWhatIfFix(original, trial, pictures));
  const together = await allTogether(original, offered);
  return {
    whatIf: {
      versions: { engine: analysis.versions.engine, rubric: analysis.versions.rubric },
      scoreBefore: analysis.overallScore,
      gradeBefore: analysis.grade,
      fixes,
      together: together && (await toWhatIfFix(original, together, pictures)),
      withoutGain: ranked.filter((each) => !offered.includes(each)).map(toWhatIfTrial),
    },
    pictures: pictures.files,
  };
}

interface Tried {
  readonly fix: Fix;
  readonly trial: Trial;
}

/** Tries every planned change. Leaves out those that cannot be made on these pixels. */
async function tryAll(original: Original, onTried: WhatIfOptions['onTried'] & {}): Promise<Tried[]> {
  const { decoded, graded } = original;
  if (graded.analysis.overallScore === null) return [];
  const fixes = planFixes({
    analysis: graded.analysis,
    artifacts: graded.gathered.artifacts,
    calm: (outer, inner) => isBackgroundRing(decoded.frame, outer, inner),
    clear: (letters) => isSeparable(letterMatte(decoded.frame, letters)),
    isGround: (box) => isPlainBackground(decoded.frame, box),
    ground: (box) => meanColor(decoded.frame, box),
  });
  const trials: Tried[] = [];
  for (const [index, fix] of fixes.entries()) {
    const trial = await tryFix(original, fix);
    if (trial) trials.push({ fix, trial });
    onTried(index + 1, fixes.length);
  }
  return trials;
}

const toWhatIfTrial = ({ fix, trial }: Tried): WhatIfTrial => {
  const { id, audit, title, description, gain } = trial;
  return { id, audit, kind: fix.kind, title, description, gain };
};

/** Good changes may undo each other, so all of them together are offered only if they beat the best one. */
async function allTogether(original: Original, sold: readonly Tried[]): Promise<Trial | null> {
  const best = sold[0];
  if (!best || sold.length < 2) return null;
  const together = await tryTogether(
    original,
    sold.map(({ fix }) => fix),
  );
  return together.gain > best.trial.gain ? together : null;
}
