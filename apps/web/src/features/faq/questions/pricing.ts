import { FREE_TRIAL, type PlanName, formatPrice, planByName } from '@adjudge/contract';
import type { QuestionCategory } from '../question.ts';

const priced = (name: PlanName): string => {
  const { cents, credits } = planByName(name);
  const gradings = Object.entries(credits)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${number} ${kind}`)
    .join(' and ');
  return `${name}: ${formatPrice(cents)} for ${gradings} gradings`;
};

export const PRICING: QuestionCategory = {
  name: 'Pricing & Packages',
  questions: [
    {
      id: 'prices',
      question: 'What does it cost?',
      answer: `The first ${FREE_TRIAL.banner} banner and ${FREE_TRIAL.video} video gradings are free. After that you buy packages. ${[
        'Banner Package' as const,
        'Video Package' as const,
        'Combined Package' as const,
        'Enterprise' as const,
      ]
        .map(priced)
        .join('. ')}.`,
      more: { to: '/pricing', label: 'Pricing' },
    },
    {
      id: 'subscription',
      question: 'Is there a subscription?',
      answer:
        'No. A package is paid once. Nothing renews by itself, and there is nothing to cancel. You can buy the same package again at the same price whenever you like.',
    },
    {
      id: 'credits-expire',
      question: 'Do gradings expire?',
      answer: 'No. They stay on your account until you use them, however long that takes.',
    },
    {
      id: 'what-counts',
      question: 'What does one analysis use?',
      answer:
        'One grading of the creative’s own type: a banner grading for a picture, a video grading for a video, with or without ad copy. An animated GIF counts as a banner. Reading, sharing and exporting a report use no gradings.',
    },
    {
      id: 'failed-grading',
      question: 'Do I pay for a grading that fails?',
      answer:
        'No. A grading is set aside when you start and given back when it fails on our side. Your account lists every grading that was used, given or given back.',
      more: { to: '/account', label: 'Account' },
    },
    {
      id: 'refunds',
      question: 'Can I get a refund?',
      answer:
        'Packages are non-refundable in general. If something went wrong with your purchase, write to us within 7 days of the purchase and we will look into it.',
      more: { to: '/refund-and-cancellation', label: 'Refund and Cancellation' },
    },
    {
      id: 'enterprise',
      question: 'What does Enterprise add?',
      answer:
        'More gradings in one package, bulk analysis, the scoring rubric of each analysis as JSON and PDF, and a dedicated account manager whom you reach through the contact page.',
      more: { to: '/pricing', label: 'Pricing' },
    },
  ],
};
