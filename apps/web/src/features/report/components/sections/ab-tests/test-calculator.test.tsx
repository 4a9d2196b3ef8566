// @vitest-environment jsdom
import { TEST_PLAN_TEXTS } from '@adjudge/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import TestCalculator from './test-calculator.tsx';

const RATE = 'Rate today, %';
const CHANGE = 'Smallest change worth finding, %';
const VISITORS = 'People a day (optional)';
const answer = () => screen.getByRole('form').querySelector('[aria-live]')?.textContent;

it('starts with the report’s defaults and updates as values are typed by keyboard', async () => {
  render(<TestCalculator />);
  expect(answer()).toBe('42,693 people per variant');
  const typist = userEvent.setup();
  await typist.tab();
  expect(document.activeElement).toBe(screen.getByLabelText(RATE));
  await typist.keyboard('{Control>}a{/Control}5');
  expect(answer()).toBe('8,158 people per variant');
  await typist.tab();
  await typist.tab();
  await typist.keyboard('1000{Enter}');
  expect(answer()).toBe('8,158 people per variant, 17 days for both');
  expect(screen.getByText('Of the rate today: 5% to 6%')).toBeTruthy();
});

it.each([
  [RATE, '0', TEST_PLAN_TEXTS.rate],
  [CHANGE, 'none', TEST_PLAN_TEXTS.change],
])('shows an error next to %s for “%s” and no sample size', async (label, typed, error) => {
  render(<TestCalculator />);
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(error);
  expect(answer()).not.toMatch(/\d/);
});

it('keeps the sample size when the daily visitors are invalid', async () => {
  render(<TestCalculator />);
  await userEvent.type(screen.getByLabelText(VISITORS), '1.5');
  expect(screen.getByText(TEST_PLAN_TEXTS.visitors)).toBeTruthy();
  expect(answer()).toBe('42,693 people per variant');
});
