import { CATEGORY_QUESTIONS } from '@adjudge/contract';

type CategoryId = (typeof CATEGORY_QUESTIONS)[keyof typeof CATEGORY_QUESTIONS]['id'];

export interface Criterion {
  readonly name: string;
  /** What it answers. */
  readonly question: string;
  /** What is looked at to answer it. */
  readonly measured: string;
}

const MEASURED: Record<CategoryId, string> = {
  attention: 'The predicted attention map: how much of it the message, the product and the button get.',
  'message-clarity': 'Contrast and size of every line of text, the number of words, and how they rank.',
  'call-to-action': 'The button or line that asks: its words, its contrast, its size and place.',
  'brand-presence': 'The name or logo: whether it is there, how large, and whether it is looked at.',
  'visual-design': 'Clutter, whitespace, balance, alignment, margins and color harmony.',
  'emotional-appeal': 'Faces, color energy, and emotional words.',
  'audience-relevance': 'Whether the words name a reader, a need and a benefit.',
  'platform-fit':
    'Crops and safe zones of each placement, pixels, weight, flashes, and the policies of ad platforms.',
  'opening-hook': 'Of a video: what the first three seconds show, say and move, and how soon.',
  'storytelling-flow':
    'Of a video: length and rhythm of the shots, the reason before the request, the end card.',
  'motion-and-pacing': 'Of a video: motion, cuts, frozen and black stretches.',
  'engagement-retention': 'Of a video: its length, and the longest time without anything new.',
  'sound-and-captions': 'Of a video: words on the screen while somebody speaks, loudness, silences.',
  'copy-quality':
    'With ad copy: length, reading ease, concreteness, a call to act, capitals and exclamation marks.',
  'message-match': 'With ad copy: shared offer, product and words.',
};

/** The categories of a banner's grade, in a reader's words. Their weights stand in every report. */
export const CRITERIA: readonly Criterion[] = Object.values(CATEGORY_QUESTIONS).map(
  ({ id, name, question }) => ({ name, question, measured: MEASURED[id] }),
);
