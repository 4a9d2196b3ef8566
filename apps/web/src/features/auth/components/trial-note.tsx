import { FREE_TRIAL } from '@adjudge/contract';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';

const POINTS = [
  `${FREE_TRIAL.banner} banner and ${FREE_TRIAL.video} video gradings`,
  'No credit card',
  'An email address is enough',
];

/** What a new account starts with. `wide` puts the points side by side. */
export const TrialNote = ({ wide = false }: { wide?: boolean }) => (
  <section className="mb-8 border border-guide bg-tint p-4" aria-label="Free Trial">
    <p className="font-bold">Free Trial</p>
    <ul className={clsx('mt-1.5 text-md text-soft', wide ? 'flex flex-wrap gap-x-7 gap-y-1' : 'grid gap-1')}>
      {POINTS.map((point) => (
        <li key={point} className="inline-flex items-center gap-1.5">
          <Check aria-hidden className="size-4 text-guide-text" />
          {point}
        </li>
      ))}
    </ul>
  </section>
);
