import { FREE_TRIAL } from '@adjudge/contract';
import type { QuestionCategory } from '../question.ts';

export const GETTING_STARTED: QuestionCategory = {
  name: 'Getting Started',
  questions: [
    {
      id: 'what-it-does',
      question: 'What does Adjudge do?',
      answer:
        'It grades an ad before it runs. You upload a banner or a short video, with or without the copy that runs beside it, and get a score from 0 to 100, a letter, and findings sorted by the points they cost. Where possible, each finding is marked on the creative.',
      more: { to: '/analyze', label: 'Analyze an ad' },
    },
    {
      id: 'free-trial',
      question: 'Can I try it for free?',
      answer: `Yes. A new account comes with ${FREE_TRIAL.banner} banner and ${FREE_TRIAL.video} video gradings, without a credit card. They may wait until you open the link that we email you to verify your address. You can read the whole report and share it by link; exports come with a package.`,
      more: { to: '/signup', label: 'Create an account' },
    },
    {
      id: 'need-copy',
      question: 'Do I need ad copy?',
      answer:
        'No. Creative-only analysis grades the picture or the video alone. If you add ad copy, we grade the copy too, and whether it matches the creative.',
    },
    {
      id: 'how-long',
      question: 'How long does a grading take?',
      answer:
        'Usually seconds for a banner, and longer for a video, because we analyze it from start to finish. You see each step as it runs. If you leave the page, the grading continues, and the report appears in your analyses when it is done.',
    },
    {
      id: 'sign-in',
      question: 'How do I sign in?',
      answer:
        'With your email and a password, or with another provider if the login page offers one. If you forget your password, we email you a link to choose a new one; it works once, within one hour.',
      more: { to: '/forgot-password', label: 'Reset a forgotten password' },
    },
  ],
};
