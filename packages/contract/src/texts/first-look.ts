/** Texts for grading a banner without an account. */
export const FIRST_LOOK_TEXTS = {
  videoNeedsAccount:
    'Grading a video needs a free account. Without one you can grade a banner: JPEG, PNG, WebP, or GIF.',
  usedToday:
    'You can grade one banner a day here without an account. A free account has more gradings, including videos.',
  noSpareCapacity:
    'Other ads are waiting to be graded, so we cannot grade one without an account right now. Try again in a minute.',
  absent: 'No report is kept for this browser. A report made without an account is kept for one day.',
} as const;
