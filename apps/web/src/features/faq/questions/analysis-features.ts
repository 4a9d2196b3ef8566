import { GRADE_SCALE } from '@adjudge/contract';
import type { QuestionCategory } from '../question.ts';

const LETTERS = GRADE_SCALE.map(([letter, from]) => `${letter} from ${from}`).join(', ');

export const ANALYSIS_FEATURES: QuestionCategory = {
  name: 'Analysis Features',
  questions: [
    {
      id: 'what-is-measured',
      question: 'What is measured?',
      answer:
        'Whether people can read the text, where they are likely to look, how cluttered or orderly the design is, whether we find a call to action and a brand, what faces and colors convey, and whether the file suits the placements it may run in. For videos, also the opening, the pace, the story, the sound and the timing of the call to action. For ad copy, how clear it is and how well it fits the creative.',
      more: { to: '/checks', label: 'Every check, its weight and its source' },
    },
    {
      id: 'score-and-grade',
      question: 'How are the score and the grade calculated?',
      answer: `Each check turns a measured value into points, using a curve shown with it. A category starts at 100, and each check takes off points depending on how far it falls short; what we are not sure of counts as typical of such ads. The score is the weighted mean of the categories, less what faults that hurt the whole ad take off, and a few serious ones, such as leftover template text, cap it. The letter follows from the score: ${LETTERS}.`,
      more: { to: '/checks', label: 'What is checked' },
    },
    {
      id: 'how-accurate',
      question: 'How accurate is it?',
      answer:
        'We publish how the grades and the measurements behind them were tested, against a vision-language model’s ratings of ads, where people looked, and which headlines they clicked, with the uncertainty of each figure and what it does not show. A grade is a judgment of the creative. It does not know your audience, your budget or your offer, and it does not promise sales.',
      more: { to: '/accuracy', label: 'How accurate it is' },
    },
    {
      id: 'attention-map',
      question: 'Is the attention map based on real people?',
      answer:
        'No. It is a prediction of where people would look first, made from the picture alone. The accuracy page shows how well such predictions match where people really looked.',
      more: { to: '/accuracy', label: 'How accurate it is' },
    },
    {
      id: 'same-grade',
      question: 'Does the same ad always get the same grade?',
      answer:
        'The same file with the same copy and details gets the same figures as long as the engine and the rubric are the same. The report shows both versions, so you can tell whether two grades can be compared. Corrections change the figures, and so may a second opinion by a vision-language model, where one is set up.',
    },
    {
      id: 'not-judged',
      question: 'What is not judged?',
      answer:
        'Whether a claim is true, whether a law forbids it, whether people like it, and whether a platform accepts the ad in the end: we only point out what platforms often reject. The report names what could not be measured on your creative; it counts as typical of such ads.',
    },
    {
      id: 'sharing',
      question: 'Who can see my report?',
      answer:
        'Only you and the people who run this site, until you make it public. Then anyone with its link or QR code can see it; search engines are asked not to list it. When you make it private again, the link stops working immediately.',
    },
    {
      id: 'exports',
      question: 'What can I export?',
      answer:
        'With any paid package: the analysis as CSV, the report as PDF (3 to 4 pages for a client, with your own logo and color if you like, or the full record), the heatmap and the marked creative as PNG, and documentation as PDF in an executive, a technical, an implementation or a comprehensive form. Enterprise adds the scoring rubric as JSON and PDF. Exports are not part of the free trial.',
    },
  ],
};
