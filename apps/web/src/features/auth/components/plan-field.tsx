import { PLAN_NAMES, type PlanName } from '@adjudge/contract';
import { Select } from '../../../components/ui/fields/select.tsx';

const OPTIONS = PLAN_NAMES.map((name) => ({ value: name, label: name }));

interface PlanFieldProps {
  plan: PlanName;
  onChange: (plan: PlanName) => void;
}

/** The plan that the user intends to use. Selecting it does not buy anything. */
export const PlanField = ({ plan, onChange }: PlanFieldProps) => (
  <div className="grid gap-1.5">
    <Select label="Plan" value={plan} options={OPTIONS} onChange={onChange} />
    <p className="text-sm text-soft">
      {plan === 'Free Trial'
        ? 'Free, without a credit card.'
        : `You pay nothing now: your account starts with the free trial, and you can buy the ${plan} later.`}
    </p>
  </div>
);
