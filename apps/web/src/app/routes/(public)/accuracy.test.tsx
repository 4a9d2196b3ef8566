// @vitest-environment jsdom
import { type AccuracyCard, formatFigure } from '@adjudge/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import card from '../../../features/accuracy/accuracy.json' with { type: 'json' };
import { startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CARD: AccuracyCard = card;

startApi();

describe('the accuracy page', () => {
  it('is public and lists what is not claimed before any figure', async () => {
    renderApp('/accuracy');
    const region = await screen.findByRole('region', { name: 'What we do not claim' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(card.notClaimed.length);
    const sections = screen.getAllByRole('region').map((each) => each.getAttribute('aria-labelledby'));
    expect(sections).toEqual(['not-claimed', ...card.subjects.map(({ id }) => id)]);
  });

  it('shows each figure with its interval, sample size, split, and baselines', async () => {
    renderApp('/accuracy');
    await screen.findByRole('heading', { level: 1, name: 'How accurate it is' });
    for (const figure of card.subjects.flatMap(({ figures }) => figures)) {
      const item = document.querySelector(`[data-figure="${figure.id}"]`)!.closest<HTMLElement>('li')!;
      expect(within(item).getByRole('heading', { level: 3 }).textContent).toBe(figure.name);
      const said = item.textContent;
      expect(said).toContain(formatFigure(figure.value, figure));
      expect(said).toContain(
        `${figure.low.toFixed(figure.decimals)} to ${figure.high.toFixed(figure.decimals)}`,
      );
      expect(said).toContain(`n ${figure.n}: ${figure.items}. Fitting and testing: ${figure.split}.`);
      for (const other of [...figure.baselines, ...figure.references]) expect(said).toContain(other.name);
    }
  });

  it('shows when each section was measured and its reliability tables', async () => {
    renderApp('/accuracy');
    await screen.findByRole('heading', { level: 1, name: 'How accurate it is' });
    const tables = CARD.subjects.flatMap(({ reliability = [], counts = [] }) => [...reliability, ...counts]);
    // Count tables are collapsed at first.
    expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(tables.length);
    for (const { id, measured, reliability = [] } of CARD.subjects) {
      const section = document.querySelector<HTMLElement>(`[aria-labelledby="${id}"]`)!;
      expect(section.textContent).toContain(`engine ${measured.engine}`);
      expect(section.textContent).toContain(measured.date);
      for (const { name, bins } of reliability) {
        const rows = within(within(section).getByRole('table', { name })).getAllByRole('row').slice(1);
        expect(rows.map((row) => row.lastChild?.textContent)).toEqual(bins.map(({ n }) => String(n)));
      }
    }
  });

  it('draws the value, its interval, and negative baselines to scale', async () => {
    renderApp('/accuracy');
    await screen.findByRole('heading', { level: 1, name: 'How accurate it is' });
    const { id, value, low, to, baselines } = card.subjects[0]!.figures[0]!;
    const from = Math.min(...baselines.map(({ value: reached }) => reached));
    expect(from).toBeLessThan(0);
    const drawing = document.querySelector(`[data-figure="${id}"]`)!;
    const lefts = (mark: string) =>
      [...drawing.querySelectorAll<HTMLElement>(`[data-mark="${mark}"]`)].map(({ style }) =>
        Number.parseFloat(style.left),
      );
    const left = (mark: string) => lefts(mark)[0];
    expect(left('value')).toBeCloseTo((100 * (value - from)) / (to - from), 3);
    expect(left('interval')).toBeCloseTo((100 * (low - from)) / (to - from), 3);
    expect(new Set(lefts('baseline')).size).toBe(baselines.length);
    expect(Math.min(...lefts('baseline'))).toBe(0);
    const item = drawing.closest('li')!;
    expect(item.textContent).toContain('Negative means the reverse order');
    const positive = document.querySelector('[data-figure="banner-seconds"]')!.closest('li')!;
    expect(positive.textContent).not.toContain('Negative means');
  });
});
