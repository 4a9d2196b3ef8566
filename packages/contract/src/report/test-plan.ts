import { sampleSize } from '@adjudge/engine/report';

/** Inputs for planning a test of two variants. */
export interface TestPlanTexts {
  /** Percent of people who act on the ad today. */
  readonly rate: string;
  /** Relative change, in percent of that rate. */
  readonly change: string;
  /** People who see the ad per day, both variants together. May be empty. */
  readonly visitors: string;
}

export type TestPlanErrors = Partial<Record<keyof TestPlanTexts, string>>;

export type PlannedTest =
  | { readonly errors: TestPlanErrors; readonly people: null }
  | {
      readonly errors: TestPlanErrors;
      /** People per variant. */
      readonly people: number;
      /** null when the number of people per day is unknown. */
      readonly days: number | null;
    };

/** The default rate and change in reports. */
export const USUAL_TEST: TestPlanTexts = { rate: '1', change: '20', visitors: '' };

/** Shown once above all tests of a report. */
export const HOW_TO_TEST =
  'Change one thing per test, and show both versions to the same audience at the same time.';

export const TEST_PLAN_TEXTS = {
  rate: 'Enter a rate above 0 and below 100%',
  change: 'Enter a change above 0%',
  together: 'With this change the rate would reach 100%; enter a smaller one',
  visitors: 'Enter a whole number of people, 1 or more',
} as const;

/** Parses what people type: '1.5', '1,5', '20 %', '1,200'. */
const percentOf = (text: string): number =>
  Number(
    text
      .replace(',', '.')
      .replace(/\s*%\s*$/, '')
      .trim() || 'none',
  );
const peopleOf = (text: string): number => Number(text.replaceAll(/[\s,.](?=\d{3}(?:\D|$))/g, '').trim());

/** People per variant by the standard formula for two proportions (80% power, 5% level, two-sided), and the days needed. */
export function planTest({ rate, change, visitors }: TestPlanTexts): PlannedTest {
  const baseRate = percentOf(rate) / 100;
  const relativeChange = percentOf(change) / 100;
  const people = peopleOf(visitors);
  const rateHolds = baseRate > 0 && baseRate < 1;
  const changeHolds = relativeChange > 0 && Number.isFinite(relativeChange);
  const errors: TestPlanErrors = {
    ...(rateHolds ? {} : { rate: TEST_PLAN_TEXTS.rate }),
    ...(changeHolds ? {} : { change: TEST_PLAN_TEXTS.change }),
    ...(rateHolds && changeHolds && baseRate * (1 + relativeChange) >= 1
      ? { change: TEST_PLAN_TEXTS.together }
      : {}),
    ...(visitors.trim() === '' || (Number.isInteger(people) && people >= 1)
      ? {}
      : { visitors: TEST_PLAN_TEXTS.visitors }),
  };
  if (errors.rate || errors.change) return { errors, people: null };
  const each = sampleSize({ baseRate, relativeChange });
  const daily = visitors.trim() === '' || errors.visitors ? null : people;
  return { errors, people: each, days: daily === null ? null : Math.ceil((2 * each) / daily) };
}

/** How the change moves the rate: '1% to 1.2%'. */
export function formatRateChange({ rate, change }: Pick<TestPlanTexts, 'rate' | 'change'>): string | null {
  const from = percentOf(rate);
  const to = from * (1 + percentOf(change) / 100);
  return from > 0 && to > from && to < 100 ? `${shown(from)}% to ${shown(to)}%` : null;
}

const shown = (percent: number): string => String(Number(percent.toPrecision(3)));
