import { FREE_TRIAL } from '@adjudge/contract';
import type { QuestionCategory } from '../question.ts';

export const GETTING_STARTED: QuestionCategory = {
  name: 'Getting Started',
  questions: [
    {
      id: 'what-it-does',
      question: 'What does Adjudge do?',
      answer:
        'It grades an ad before it runs. You upload a banner or a short video, with or without the copy that runs beside it, and get a score from 0 to 100, a letter, and findings in the order of what they cost. Each finding is drawn on the creative where there is a place to draw it.',
      more: { to: '/analyze', label: 'Analyze an ad' },
    },
    {
      id: 'free-trial',
      question: 'Can I try it for free?',
      answer: `Yes. A new account has ${FREE_TRIAL.banner} banner and ${FREE_TRIAL.video} video gradings, at once and without a credit card. Everything on the report is yours to read and to share by link; exports come with a package.`,
      more: { to: '/signup', label: 'Create an account' },
    },
    {
      id: 'need-copy',
      question: 'Do I need ad copy?',
      answer:
        'No. Creative-only analysis grades the picture or the video alone. With ad copy the copy is graded too, and so is whether it and the creative speak of the same thing.',
    },
    {
      id: 'how-long',
      question: 'How long does a grading take?',
      answer:
        'Usually seconds for a banner, and longer for a video, which is looked at over its whole length. Each step is named while it runs. If you leave the page, the grading goes on and appears in your analyses when it is done.',
    },
    {
      id: 'sign-in',
      question: 'How do I sign in?',
      answer:
        'With your e-mail and a password. Where it is set up, the login page also offers to sign in with another provider. A forgotten password is replaced through a link that we mail you; the link works once, for one hour.',
      more: { to: '/forgot-password', label: 'Replace a forgotten password' },
    },
  ],
};
