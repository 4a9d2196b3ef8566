export interface Criterion {
  readonly name: string;
  /** What it answers. */
  readonly question: string;
  /** What is looked at to answer it. */
  readonly measured: string;
}

/** The categories of a banner's grade, in a reader's words. Their weights stand in every report. */
export const CRITERIA: readonly Criterion[] = [
  {
    name: 'Attention',
    question: 'Does the eye start somewhere, and on what sells?',
    measured: 'The predicted attention map: how much of it the message, the product and the button get.',
  },
  {
    name: 'Message Clarity',
    question: 'Can the message be read and understood in passing?',
    measured: 'Contrast and size of every line of text, the number of words, and how they rank.',
  },
  {
    name: 'Call to Action',
    question: 'Does the ad ask for an action that is seen, read and worth following?',
    measured: 'The button or line that asks: its words, its contrast, its size and place.',
  },
  {
    name: 'Brand Presence',
    question: 'Will people know who is speaking?',
    measured: 'The name or logo: whether it is there, how large, and whether it is looked at.',
  },
  {
    name: 'Visual Design',
    question: 'Is the picture ordered, calm and pleasing to look at?',
    measured: 'Clutter, white space, balance, alignment, margins and the harmony of colours.',
  },
  {
    name: 'Emotional Appeal',
    question: 'Does the creative make the reader feel something?',
    measured: 'Faces, liveliness of colour, and the feeling in its words.',
  },
  {
    name: 'Audience Relevance',
    question: 'Do the words tell the right reader that this concerns them?',
    measured: 'Whether the words name a reader, a need and a benefit.',
  },
  {
    name: 'Platform & Technical Fit',
    question: 'Will platforms show the file whole, sharp and readable?',
    measured: 'Crops and safe zones of each placement, pixels, weight, and the policies of ad platforms.',
  },
  {
    name: 'Copy Quality',
    question: 'Is the copy easy to read and worth reading?',
    measured: 'With ad copy: length, reading ease, concreteness, capitals and exclamation marks.',
  },
  {
    name: 'Message Match',
    question: 'Do picture and copy speak of the same thing?',
    measured: 'With ad copy: shared offer, product and words.',
  },
];
