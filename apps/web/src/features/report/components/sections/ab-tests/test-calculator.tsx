import { type TestPlanTexts, USUAL_TEST, planTest, formatRateChange } from '@adjudge/contract';
import { useId, useState } from 'react';
import { TextField } from '../../../../../components/ui/fields/text-field.tsx';

const count = (of: number, one: string, many: string): string =>
  `${of.toLocaleString('en-US')} ${of === 1 ? one : many}`;

/** How many people a test needs, given the user's own rate and the smallest change worth finding. */
export default function TestCalculator() {
  const [texts, setTexts] = useState<TestPlanTexts>(USUAL_TEST);
  const titleId = useId();
  const planned = planTest(texts);
  const change = formatRateChange(texts);
  const field = (name: keyof TestPlanTexts) => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTexts((known) => ({ ...known, [name]: target.value })),
    error: planned.errors[name],
    autoComplete: 'off',
  });
  return (
    <form
      aria-labelledby={titleId}
      data-print="hide"
      className="mt-8 border-t border-rule pt-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 id={titleId} className="font-semibold">
        How many people does your test need?
      </h3>
      <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-3">
        <TextField
          label="Rate today, %"
          inputMode="decimal"
          hint="People who click, or buy, of those who see the ad"
          {...field('rate')}
        />
        <TextField
          label="Smallest change worth finding, %"
          inputMode="decimal"
          hint={change === null ? 'Of the rate today' : `Of the rate today: ${change}`}
          {...field('change')}
        />
        <TextField
          label="People a day (optional)"
          inputMode="numeric"
          hint="Who see the ad, both variants together"
          {...field('visitors')}
        />
      </div>
      <p aria-live="polite" className="mt-4">
        {planned.people === null ? (
          <span className="text-soft">Correct the figures above to see how many people you need.</span>
        ) : (
          <>
            <span className="font-mono font-medium">{planned.people.toLocaleString('en-US')}</span>{' '}
            {planned.people === 1 ? 'person' : 'people'} per variant
            {planned.days === null ? null : `, ${count(planned.days, 'day', 'days')} for both`}
          </>
        )}
      </p>
      <p className="mt-1 max-w-[70ch] text-sm text-soft">
        Finds a real change in 8 of 10 tests (80% power), and reports one that is not there in 1 of 20 (5%
        level, two-sided).
      </p>
    </form>
  );
}
