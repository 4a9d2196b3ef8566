import { type Plan, formatPrice } from '@adjudge/contract';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './ui/badge.tsx';

interface PlanCardProps {
  plan: Plan;
  /** The button or link that chooses the plan. */
  action: ReactNode;
  /** Highlights the plan that the page recommends or the user has chosen. */
  marked?: boolean;
  /** Label for the highlight: 'Selected', 'Most popular'. */
  mark?: string;
  /** What the plan includes, when its description does not say enough. */
  features?: readonly string[];
  headingLevel?: 2 | 3;
}

/** A plan with its price, contents and one action. Belongs in a list. */
export function PlanCard({ plan, action, marked = false, mark, features, headingLevel = 3 }: PlanCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-label={plan.name}
      className={clsx(
        'flex h-full flex-col border bg-sheet p-5 sm:p-6',
        marked ? 'border-ink shadow-[inset_0_3px_0_var(--ink)]' : 'border-rule',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <Heading className="text-lg font-bold tracking-tight">{plan.name}</Heading>
        {mark ? <Badge tone="ink">{mark}</Badge> : null}
      </div>
      <p className="mt-3 text-3xl font-bold tracking-tight">
        {plan.cents === 0 ? 'Free' : formatPrice(plan.cents)}
      </p>
      <p className="mt-2 text-md text-soft">{plan.description}</p>
      {features && features.length > 0 ? (
        <ul className="mt-4 grid gap-1.5 text-md">
          {features.map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-guide-text" />
              {feature}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-auto grid pt-6">{action}</div>
    </article>
  );
}
