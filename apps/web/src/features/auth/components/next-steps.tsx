import { FREE_TRIAL } from '@adjudge/contract';

const STEPS = [
  `Your first ${FREE_TRIAL.banner} banner and ${FREE_TRIAL.video} video gradings are free.`,
  'Open the link that we email you: it verifies your address, and your free gradings may wait for it.',
  'Buy a package when you want one. Gradings don’t expire, and nothing renews by itself.',
];

/** Shown next to the sign-up form: what the user can expect. */
export const NextSteps = () => (
  <aside aria-labelledby="what-follows">
    <h2 id="what-follows" className="border-b border-ink pb-2 text-sm font-bold">
      What happens next
    </h2>
    <ol>
      {STEPS.map((step, at) => (
        <li key={step} className="flex gap-4 border-b border-rule py-4 text-md">
          <span aria-hidden className="font-mono text-sm text-guide-text">
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  </aside>
);
