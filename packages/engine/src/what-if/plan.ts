import { type Fix, type PictureFix, type PlanParts, lostOn } from './fix.ts';
import { planButton } from './plans/button.ts';
import { planCopy } from './plans/copy.ts';
import { planMissingButton } from './plans/missing-button.ts';
import { planCrop } from './plans/placement-crop.ts';
import { planSmallText } from './plans/small-text.ts';
import { planTones } from './plans/tones.ts';
import { planWeakText } from './plans/weak-text.ts';

/** Each takes a second or two to grade again. */
const MOST_PICTURE_FIXES = 6;

const PLANS: readonly ((parts: PlanParts) => PictureFix[])[] = [
  planWeakText,
  planButton,
  planMissingButton,
  planSmallText,
  planTones,
  planCrop,
];

/** The changes that the engine can make itself, those whose audit lost most first. Pure: nothing is tried yet. */
export function planFixes(parts: PlanParts): Fix[] {
  // Of an animation one frame is graded; changing that one alone would show nothing that could be run.
  const still = parts.artifacts.file?.frames === 1;
  const pictures = still ? PLANS.flatMap((plan) => plan(parts)) : [];
  return [
    ...pictures
      .toSorted((a, b) => lostOn(parts.analysis, b.audit) - lostOn(parts.analysis, a.audit))
      .slice(0, MOST_PICTURE_FIXES),
    ...planCopy(parts),
  ];
}
