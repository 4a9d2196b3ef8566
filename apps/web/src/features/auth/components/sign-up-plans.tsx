import { PLANS, type PlanName, checkoutPath } from '@adjudge/contract';
import { PlanCard } from '../../../components/plan-card.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { buttonStyle } from '../../../components/ui/button-style.ts';

const SHOWN: ReadonlySet<PlanName> = new Set(['Free Trial', 'Banner Package', 'Video Package']);

interface SignUpPlansProps {
  /** The plan that the user asked for; its card is marked. Null while the form shows its default. */
  chosen: PlanName | null;
  /** Called for the free trial, which starts with the form below. */
  onTrial: () => void;
}

/** Three ways to start. A paid plan is bought on its own page. */
export const SignUpPlans = ({ chosen, onTrial }: SignUpPlansProps) => (
  <section aria-labelledby="plans">
    <h2 id="plans" className="border-b border-ink pb-2 text-sm font-bold">
      Start free, or with a package
    </h2>
    <ul className="mt-6 grid gap-5 md:grid-cols-3">
      {PLANS.filter(({ name }) => SHOWN.has(name)).map((plan) => (
        <li key={plan.name}>
          <PlanCard
            plan={plan}
            marked={plan.name === chosen}
            {...(plan.name === chosen ? { mark: 'Selected' } : {})}
            action={
              plan.cents === 0 ? (
                <Button variant="outline" onClick={onTrial}>
                  Start Free Trial
                </Button>
              ) : (
                <a href={checkoutPath(plan.name)} className={buttonStyle({ variant: 'outline' })}>
                  Buy {plan.name}
                </a>
              )
            }
          />
        </li>
      ))}
    </ul>
  </section>
);
