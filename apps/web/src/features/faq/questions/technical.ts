import { LIMITS } from '@adjudge/contract';
import type { QuestionCategory } from '../question.ts';

const MB = 1024 * 1024;

export const TECHNICAL: QuestionCategory = {
  name: 'Technical',
  questions: [
    {
      id: 'formats',
      question: 'Which files can I upload?',
      answer: `Pictures as JPEG, PNG, WebP or GIF up to ${LIMITS.imageBytes / MB} MB. Videos of up to ${LIMITS.videoSeconds} seconds as MP4, MOV or WebM up to ${LIMITS.videoBytes / MB} MB, or as AVI up to ${LIMITS.directBytes / MB} MB. An animated GIF is graded as a banner. The type is decided by what is in the file, not by its name.`,
    },
    {
      id: 'large-videos',
      question: 'What about large videos?',
      answer: `A video over ${LIMITS.directBytes / MB} MB goes to storage first and is graded from there; that way takes MP4, MOV and WebM. Save a large AVI file as MP4 before you upload it.`,
    },
    {
      id: 'copy-length',
      question: 'How long may the ad copy be?',
      answer: `From ${LIMITS.copyMin} to ${LIMITS.copyMax.toLocaleString('en-US')} characters.`,
    },
    {
      id: 'privacy',
      question: 'Where does my creative go?',
      answer:
        'To our server and its storage. The picture or video is graded there. It goes to another service only if a second opinion by a vision-language model is set up here, which we say, or ask you, where you upload; that model then gets the picture (of a video, a few frames) and the ad copy. If a language model is set up to write the text of a report, it gets the findings and the ad’s own words, never the picture, and the report says which model it was.',
      more: { to: '/privacy-policy', label: 'Privacy Policy' },
    },
    {
      id: 'training',
      question: 'Do you train models on my ads?',
      answer: 'No. Your creatives are graded, shown to you, and kept until you delete them.',
    },
    {
      id: 'delete',
      question: 'How do I delete an analysis or my account?',
      answer:
        'Delete an analysis from its menu on the dashboard; its creative is deleted with it. Delete your account under Account, Danger Zone: analyses and creatives disappear from every screen at once and from storage within minutes. Before that, you can download everything we keep about you.',
      more: { to: '/account', label: 'Account' },
    },
    {
      id: 'api',
      question: 'Is there an API?',
      answer:
        'The calls that these pages make are described at /openapi.json and take the same sign-in as the pages. There are no separate API keys.',
    },
    {
      id: 'browsers',
      question: 'Which browsers work?',
      answer:
        'Current browsers on computers and phones, with JavaScript switched on. We test in Chromium, which Chrome and Edge are based on. Pages can be used by keyboard alone.',
    },
  ],
};
