import { CONTACT_TEXTS } from '@adjudge/contract';
import { supportEmail } from '../../../lib/support-email.ts';
import type { QuestionCategory } from '../question.ts';

export const SUPPORT: QuestionCategory = {
  name: 'Support',
  questions: [
    {
      id: 'reach-support',
      question: 'How do I reach support?',
      get answer() {
        return `Through the contact page or by mail to ${supportEmail()}. Support hours are ${CONTACT_TEXTS.supportHours}.`;
      },
      more: { to: '/contact', label: 'Contact us' },
    },
    {
      id: 'grade-seems-wrong',
      question: 'What if a grade seems wrong?',
      answer:
        'Open the finding: it shows the measured value, what would be good, the place and the source. If we misread a word, or mistook something for the headline, brand, offer or button, choose ‘Change’ beside what we read: the ad is graded again free of charge. If a check itself is wrong, write to us and include the link to the report. That is how checks get better.',
      more: { to: '/contact', label: 'Contact us' },
    },
    {
      id: 'failed-upload',
      question: 'My upload fails. What can I do?',
      answer:
        'Read the message first: it says what is wrong with the file, and what you typed is kept. Files that are too large, too long or damaged use up no grading. A video whose codec is not supported can usually be saved again as MP4 with H.264.',
    },
    {
      id: 'no-mail',
      question: 'I did not get the email with my link.',
      answer:
        'Check your spam folder, and the address for typos. You can ask for a new link; the newest one is the one that works. We give the same answer whether or not an address has an account, so an address we do not know gets no email.',
      more: { to: '/forgot-password', label: 'Request a new link' },
    },
    {
      id: 'receipt',
      question: 'Where is my receipt?',
      answer:
        'We email it to you after the payment. You can also find it under Account with your other payments, ready to print.',
      more: { to: '/account', label: 'Account' },
    },
  ],
};
