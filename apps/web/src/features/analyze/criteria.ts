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
    question: 'Does the eye go to what matters?',
    measured: 'The predicted attention map: how much of it the message, the product and the button get.',
  },
  {
    name: 'Message clarity',
    question: 'Can the message be read in the two seconds it gets?',
    measured: 'Contrast and size of every line of text, the number of words, and how they rank.',
  },
  {
    name: 'Call to action',
    question: 'Does the ad ask for something, and can the asking be seen?',
    measured: 'The button or line that asks: its words, its contrast, its size and place.',
  },
  {
    name: 'Brand presence',
    question: 'Will anybody know whose ad it was?',
    measured: 'The name or logo: whether it is there, how large, and whether it is looked at.',
  },
  {
    name: 'Visual design',
    question: 'Is it made well?',
    measured: 'Clutter, white space, balance, alignment, margins and the harmony of colours.',
  },
  {
    name: 'Emotional appeal',
    question: 'Does it make anybody feel anything?',
    measured: 'Faces, liveliness of colour, and the feeling in its words.',
  },
  {
    name: 'Audience relevance',
    question: 'Does it speak to somebody?',
    measured: 'Whether the words name a reader, a need and a benefit.',
  },
  {
    name: 'Platform fit',
    question: 'Will it survive the places where it runs?',
    measured: 'Crops and safe zones of each placement, pixels, weight, and the policies of ad platforms.',
  },
  {
    name: 'Copy quality',
    question: 'Is the copy easy to read and worth reading?',
    measured: 'With ad copy: length, reading ease, concreteness, capitals and exclamation marks.',
  },
  {
    name: 'Message match',
    question: 'Do picture and copy speak of the same thing?',
    measured: 'With ad copy: shared offer, product and words.',
  },
];
