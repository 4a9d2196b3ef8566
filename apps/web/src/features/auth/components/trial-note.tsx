import { FREE_TRIAL } from '@adjudge/contract';
import { Check } from 'lucide-react';

const POINTS = [
  `${FREE_TRIAL.banner} banner and ${FREE_TRIAL.video} video gradings`,
  'No credit card',
  'Instant access',
];

/** What a new account starts with. */
export const TrialNote = () => (
  <section className="mb-6 border border-guide bg-tint p-4" aria-label="Free Trial">
    <p className="font-bold">Free Trial</p>
    <ul className="mt-1.5 grid gap-1 text-md text-soft">
      {POINTS.map((point) => (
        <li key={point} className="inline-flex items-center gap-1.5">
          <Check aria-hidden className="size-4 text-guide-text" />
          {point}
        </li>
      ))}
    </ul>
  </section>
);
