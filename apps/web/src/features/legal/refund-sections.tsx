import { Link } from '@tanstack/react-router';
import type { LegalSection } from './components/legal-page.tsx';
import { SupportAddress } from './components/support-address.tsx';

export const REFUND_SECTIONS: readonly LegalSection[] = [
  {
    id: 'non-refundable',
    title: 'Credits are non-refundable',
    body: (
      <p>
        A package is a one-time purchase of gradings, which are yours to use at once and do not expire. Bought
        gradings are therefore non-refundable, used or not, except in the cases below and wherever the law
        gives you a right to a refund.
      </p>
    ),
  },
  {
    id: 'try-first',
    title: 'Try before you buy',
    body: (
      <p>
        Every account begins with a free trial that needs no card, so that you can see what a report is worth
        to you before you pay. <Link to="/signup">Create an account</Link>
      </p>
    ),
  },
  {
    id: 'exceptions',
    title: 'When we do refund',
    body: (
      <ul>
        <li>You were charged twice, or for something other than what you ordered.</li>
        <li>The gradings that you paid for did not arrive, and we could not fix that.</li>
        <li>The service could not grade your creatives because of a lasting fault on our side.</li>
      </ul>
    ),
  },
  {
    id: 'how-to-ask',
    title: 'How to ask',
    body: (
      <p>
        Write to <SupportAddress /> within 7 days of the purchase, from the e-mail address of your account,
        with the date, the package, and what went wrong. A person reads it and answers. A refund goes back to
        the card that was charged; how soon it shows there is up to your bank. Gradings of that purchase that
        were not used are taken back with it.
      </p>
    ),
  },
  {
    id: 'failed-gradings',
    title: 'Gradings that fail',
    body: (
      <p>
        A grading that fails on our side is given back by itself, without asking. Your{' '}
        <Link to="/account">account</Link> lists every grading that was used or given back.
      </p>
    ),
  },
  {
    id: 'cancellation',
    title: 'Cancellation',
    body: (
      <p>
        There is no subscription and so nothing to cancel: no payment is ever taken that you did not start.
        You can leave a checkout before you pay, and delete your account whenever you like; gradings left on
        it are lost.
      </p>
    ),
  },
];
