import { CATEGORY_QUESTIONS } from '@adjudge/contract';

type CategoryId = (typeof CATEGORY_QUESTIONS)[keyof typeof CATEGORY_QUESTIONS]['id'];

export interface Criterion {
  readonly name: string;
  readonly question: string;
  /** What is measured to answer it. */
  readonly measured: string;
}

const MEASURED: Record<CategoryId, string> = {
  attention: 'How much predicted attention the message, the product and the button get.',
  'message-clarity': 'Contrast and size of the text, word count, hierarchy, and spelling.',
  'call-to-action': 'The CTA: its wording, contrast, size and place.',
  'brand-presence': 'The brand name or logo: whether we find it, its size, and how much attention it gets.',
  'visual-design': 'Clutter, whitespace, balance, alignment, margins and color harmony.',
  'emotional-appeal': 'Faces, color energy and emotional words.',
  'audience-relevance': 'Whether the text addresses a reader, a need and a benefit.',
  'platform-fit': 'Crops and safe zones of each placement, resolution, file size, flashing, and ad policies.',
  'opening-hook': 'Videos only: what the first three seconds show and say, and how much moves.',
  'storytelling-flow': 'Videos only: shot length and rhythm, the reason before the CTA, and the end card.',
  'motion-and-pacing': 'Videos only: motion, cuts, still stretches and black screens.',
  'engagement-retention': 'Videos only: length, and the longest stretch without anything new.',
  'sound-and-captions': 'Videos only: text on screen while someone speaks, loudness and silence.',
  'copy-quality':
    'With ad copy: length, reading ease, specifics, the call to action, capitals and punctuation.',
  'message-match': 'With ad copy: whether picture and copy make the same offer and name the same product.',
};

/** The categories of a grade in plain words. Every report shows their weights. */
export const CRITERIA: readonly Criterion[] = Object.values(CATEGORY_QUESTIONS).map(
  ({ id, name, question }) => ({ name, question, measured: MEASURED[id] }),
);
