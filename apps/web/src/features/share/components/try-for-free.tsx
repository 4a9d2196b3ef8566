import { BRAND } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../../../components/ui/button-style.ts';

/** Shown below a public report of another user. */
export const TryForFree = () => (
  <section aria-labelledby="try-for-free" data-print="hide" className="border-t border-rule bg-sheet">
    <div className="mx-auto flex max-w-[85rem] flex-wrap items-center justify-between gap-x-12 gap-y-6 px-4.5 py-10 sm:px-10">
      <div className="max-w-[46ch]">
        <h2 id="try-for-free" className="text-2xl font-bold tracking-tight">
          What would your own ad score?
        </h2>
        <p className="mt-2 text-soft">
          3 banner and 2 video gradings free. No credit card. Every point is measured, explained and, where
          possible, marked on your ad.
        </p>
      </div>
      <Link to="/signup" className={buttonStyle({ size: 'lg' })}>
        Try {BRAND.name} for Free
      </Link>
    </div>
  </section>
);
