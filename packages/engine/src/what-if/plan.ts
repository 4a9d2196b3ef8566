import { type Fix, type PictureFix, type PlanParts, pointsLostOn } from './fix.ts';
import { planButton } from './plans/button.ts';
import { planCopy } from './plans/copy.ts';
import { planMissingButton } from './plans/missing-button.ts';
import { planCrop } from './plans/placement-crop.ts';
import { planSmallText } from './plans/small-text.ts';
import { planTones } from './plans/tones.ts';
import { planWeakText } from './plans/weak-text.ts';

/** Grading each one again takes a second or two. */
const MOST_PICTURE_FIXES = 6;

const PLANS: readonly ((parts: PlanParts) => PictureFix[])[] = [
  planWeakText,
  planButton,
  planMissingButton,
  planSmallText,
  planTones,
  planCrop,
];

/** The changes that the engine can make itself. Picture changes come first, ordered by the points their audit lost. Tries nothing yet. */
export function planFixes(parts: PlanParts): Fix[] {
  // Only one frame of an animation is graded. Changing that frame alone would not give an ad that could run.
  const still = parts.artifacts.file?.frames === 1;
  const pictures = still ? PLANS.flatMap((plan) => plan(parts)) : [];
  return [
    ...pictures
      .toSorted((a, b) => pointsLostOn(parts.analysis, b.audit) - pointsLostOn(parts.analysis, a.audit))
      .slice(0, MOST_PICTURE_FIXES),
    ...planCopy(parts),
  ];
}
