import { BRAND, FREE_TRIAL } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import type { LegalSection } from './components/legal-page.tsx';
import { SupportAddress } from './components/support-address.tsx';

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms hold between you and {BRAND.company} when you create an account or use {BRAND.name}. If
        you use it for a company, you confirm that you may agree for that company.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What the service does',
    body: (
      <p>
        {BRAND.name} grades advertising creatives and copy by measurement and reports a score, a grade,
        findings and suggestions. A grade is an opinion made of measurements. It is no promise of reach,
        clicks or sales, no legal review, and no check of whether what an ad claims is true or whether a
        platform will accept it.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Give an e-mail address at which we can reach you, keep your password to yourself, and tell us when you
        believe that somebody else uses your account. One person or company may use the free trial once: it
        has {FREE_TRIAL.banner} banner and {FREE_TRIAL.video} video gradings and needs no card.
      </p>
    ),
  },
  {
    id: 'payment',
    title: 'Packages and payment',
    body: (
      <>
        <p>
          Packages of gradings are sold at the price shown on the <Link to="/pricing">pricing page</Link> when
          you buy, and are paid once by card. There is no subscription, and nothing renews by itself. Gradings
          are added to your account when the payment succeeds. They do not expire and cannot be passed on.
        </p>
        <p>
          An analysis uses one grading of its creative’s type. A grading that fails on our side is given back.
          Packages are non-refundable except as the{' '}
          <Link to="/refund-and-cancellation">refund and cancellation policy</Link> says.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you upload',
    body: (
      <p>
        Your creatives and copy stay yours. You allow us to store and process them to grade them, to show you
        the result, and to show it to others where you make it public. Upload only what you have the right to
        use. Reports are yours to use, to share and to hand on.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <>
        <p>You agree not to:</p>
        <ul>
          <li>upload what is unlawful, harms others, or carries malicious code;</li>
          <li>share publicly what infringes the rights of others;</li>
          <li>
            get around limits, open accounts to repeat the free trial, or load the service beyond ordinary
            use;
          </li>
          <li>try to reach the data of others, or present a changed report as one of ours.</li>
        </ul>
        <p>
          We may make public reports private, delete them, or suspend an account that breaks these terms. Such
          steps are recorded. If you think one was wrong, write to <SupportAddress />.
        </p>
      </>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes of the service',
    body: (
      <p>
        We work to keep the service running but cannot promise that it never stops. The engine gets better
        over time, so that a new version may grade the same ad differently; every report names the version
        that graded it.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for decisions made on a
        grade, for lost profit or for indirect damage, and otherwise for no more than you paid us in the
        twelve months before. Nothing here limits liability that the law does not let us limit, or rights that
        you have as a consumer.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    body: (
      <p>
        You can delete your account at any time under <Link to="/account">Account</Link>; gradings that are
        left on it are lost. We may end the agreement with notice by e-mail, and without it when these terms
        were seriously broken.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes of these terms',
    body: (
      <p>
        We give 30 days’ notice before changed terms take effect, by e-mail or on these pages. If you do not
        agree, you can delete your account before that day; using the service after it means that you agree.
      </p>
    ),
  },
  {
    id: 'questions',
    title: 'Questions',
    body: (
      <p>
        Write to <SupportAddress />.
      </p>
    ),
  },
];
