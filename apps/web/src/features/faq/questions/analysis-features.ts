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
        'Whether the text can be read, where the eye is likely to go, how busy and how ordered the design is, whether we find a call to action and a brand, what faces and colors convey, and whether the file suits the placements it may run in. For a video also the opening, the pace, the story, the sound and when the call to action comes. For copy how clear it is and how well it fits the creative.',
      more: { to: '/checks', label: 'Every check, its weight and its source' },
    },
    {
      id: 'score-and-grade',
      question: 'How are the score and the grade calculated?',
      answer: `Each check turns a measured value into points by a curve that is printed with it. A category starts at 100 and each check takes its points off as far as it falls short; what is not sure counts as is typical of such ads. The score is the mean of the categories by their weights, and a few faults, such as words left over from a template, cap it. The letter follows from the score: ${LETTERS}.`,
      more: { to: '/checks', label: 'What is checked' },
    },
    {
      id: 'how-accurate',
      question: 'How accurate is it?',
      answer:
        'We publish what we measured about the grades themselves: against where people looked, against tests of headlines, and over real ads, with the uncertainty of each figure and what it does not show. A grade is a judgment of the creative. It does not know your audience, your budget or your offer, and it is no promise of sales.',
      more: { to: '/accuracy', label: 'How accurate it is' },
    },
    {
      id: 'attention-map',
      question: 'Is the attention map measured on people?',
      answer:
        'No. It is a prediction of where people would look first, made from the picture alone. How well such predictions agree with recorded looks is on the accuracy page.',
      more: { to: '/accuracy', label: 'How accurate it is' },
    },
    {
      id: 'same-grade',
      question: 'Does the same ad always get the same grade?',
      answer:
        'The same file with the same copy gets the same figures as long as the engine and the rubric are the same. Both versions stand on the report, so that you can tell when two grades may be compared.',
    },
    {
      id: 'not-judged',
      question: 'What is not judged?',
      answer:
        'Whether a claim is true, whether a law or a platform policy forbids it, and whether people like it. What could not be measured on your creative is named on the report and counts as is typical of such ads.',
    },
    {
      id: 'sharing',
      question: 'Who can see my report?',
      answer:
        'Only you, until you make it public. Then everybody who has its link or its QR code can see it; it is not offered to search engines. When you make it private again, the link stops working at once.',
    },
    {
      id: 'exports',
      question: 'What can I export?',
      answer:
        'With any paid package: the analysis as CSV, the report as PDF (3 to 4 pages for a client, with your own logo and color if you like, or the full record), the heatmap and the marked creative as PNG, and documentation as PDF in an executive, a technical, an implementation or a comprehensive form. Enterprise adds the scoring rubric as JSON and PDF. Exports are not part of the free trial.',
    },
  ],
};
