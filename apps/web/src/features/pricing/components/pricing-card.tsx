import { type Plan, formatPrice } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { buttonStyle } from '../../../components/ui/button-style.ts';

const CORNERS = [
  'top-2 left-2 border-t border-l',
  'top-2 right-2 border-t border-r',
  'bottom-2 left-2 border-b border-l',
  'right-2 bottom-2 border-r border-b',
];

/** The recommended plan is marked with crop marks. */
export const PricingCard = ({ plan, signedIn }: { plan: Plan; signedIn: boolean }) => (
  <li
    className={clsx(
      'relative flex flex-col border bg-sheet p-7',
      plan.isFeatured ? 'border-ink' : 'border-rule',
    )}
  >
    {plan.isFeatured
      ? CORNERS.map((corner) => (
          <span
            key={corner}
            aria-hidden
            className={clsx('pointer-events-none absolute size-3.5 border-ink', corner)}
          />
        ))
      : null}
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-xl font-bold tracking-tight">{plan.name}</h2>
      {plan.isFeatured ? <Badge tone="ink">Recommended</Badge> : null}
    </div>
    <p className="mt-5">
      <span className="text-4xl font-bold tracking-tight">{formatPrice(plan.cents)}</span>
      <span className="mt-1 block text-md text-soft">{plan.priceDetails}</span>
    </p>
    <ul className="mt-6 mb-8 grid gap-2 border-t border-rule pt-5 text-md">
      {plan.features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-guide-text" />
          {feature}
        </li>
      ))}
    </ul>
    <div className="mt-auto grid">
      <Choice plan={plan} signedIn={signedIn} />
    </div>
  </li>
);

function Choice({ plan, signedIn }: { plan: Plan; signedIn: boolean }) {
  const style = buttonStyle({ size: 'lg', variant: plan.isFeatured ? 'primary' : 'outline' });
  if (!signedIn) {
    return (
      <a href={`/signup?plan=${encodeURIComponent(plan.name)}`} className={style}>
        {plan.cta}
      </a>
    );
  }
  // Signed-in users already got the free trial with their account.
  if (plan.cents === 0) {
    return (
      <Link to="/analyze" className={style}>
        Analyze an ad
      </Link>
    );
  }
  return (
    <Link to="/checkout/$planSlug" params={{ planSlug: plan.slug }} className={style}>
      {plan.cta}
    </Link>
  );
}
