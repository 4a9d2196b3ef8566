// @vitest-environment jsdom
import { shownScore } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SAMPLE } from '../../../features/home/sample/sample.ts';
import { aUser } from '../../testing/a-user.ts';
import { signedIn, startApi, visitor } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();

it('the home page shows a visitor sign-up links, three features, and three steps', async () => {
  api.use(visitor());
  renderApp('/');
  const buttons = await screen.findAllByRole('link', { name: 'Grade Your Ad Free' });
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/signup', '/signup']);
  expect(screen.getByText(/banners and \d videos free/)).toBeTruthy();
  for (const region of ['A grade that shows its work', 'How it works']) {
    expect(within(screen.getByRole('region', { name: region })).getAllByRole('listitem')).toHaveLength(3);
  }
});

it('the home page links a signed-in user to Analyze, and offers no free trial', async () => {
  api.use(signedIn(aUser()));
  renderApp('/');
  await waitFor(() =>
    expect(
      screen.getAllByRole('link', { name: 'Grade Your Ad Free' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/analyze', '/analyze']),
  );
  expect(screen.queryByText(/videos free/)).toBeNull();
});

it('the home page shows a real report with its score, verdict, top findings, and calculation', async () => {
  renderApp('/');
  const sheet = within(await screen.findByRole('figure'));
  const gauge = sheet.getByRole('meter', { name: 'Overall score' });
  expect(gauge.getAttribute('value')).toBe(String(shownScore(SAMPLE.overallScore)));
  expect(sheet.getByText(SAMPLE.verdict)).toBeTruthy();
  const findings = within(sheet.getByRole('list', { name: 'Do these first' }));
  expect(findings.getAllByRole('button').map((each) => each.textContent)).toEqual(
    SAMPLE.findings.map(
      ({ number, title, measured, good, points }) =>
        `${number}${title}${measured}, good is ${good}+${points} points`,
    ),
  );
  const { scoreAfter, changes } = SAMPLE.fixed;
  expect(sheet.getByText(/graded again/).textContent).toContain(
    `from ${shownScore(SAMPLE.overallScore)} to ${shownScore(scoreAfter)}`,
  );
  expect(changes.length).toBeGreaterThan(0);
  const sum = within(screen.getByRole('region', { name: /is made of$/ }));
  const rows = sum.getAllByRole('listitem');
  expect(rows).toHaveLength(SAMPLE.categories.length + 1);
  expect(rows.at(-1)?.textContent).toBe(`Faults that hurt the whole ad −${SAMPLE.deducted}`);
  const weighed = SAMPLE.categories.reduce((all, { score, weight }) => all + score * weight, 0);
  expect(weighed - SAMPLE.deducted).toBeCloseTo(SAMPLE.overallScore, 0);
  expect(sheet.getByText(/A change can gain more than estimated\.$/)).toBeTruthy();
});

it('a sample finding highlights its box when clicked', async () => {
  const { user } = renderApp('/');
  const findings = await screen.findByRole('list', { name: 'Do these first' });
  const [first] = within(findings).getAllByRole('button');
  await user.click(first!);
  expect(first!.getAttribute('aria-pressed')).toBe('true');
  const boxes = [...document.querySelectorAll('figure [style*=inset]')];
  expect(boxes.map((box) => box.className.includes('opacity-35'))).toEqual(
    SAMPLE.marks.map(({ numbers }) => !numbers.includes(1)),
  );
});
