// @vitest-environment jsdom
import { sayFigure } from '@adjudge/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import card from '../features/accuracy/accuracy.json' with { type: 'json' };
import { startApi } from './testing/api.ts';
import { renderApp } from './testing/render-app.tsx';

startApi();

describe('the accuracy card', () => {
  it('is open to visitors and says what is not claimed before any figure', async () => {
    renderApp('/accuracy');
    const region = await screen.findByRole('region', { name: 'What we do not claim' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(card.notClaimed.length);
    const sections = screen.getAllByRole('region').map((each) => each.getAttribute('aria-labelledby'));
    expect(sections).toEqual(['not-claimed', ...card.subjects.map(({ id }) => id)]);
  });

  it('gives each figure with its interval, n, how it was fitted and what it is held against', async () => {
    renderApp('/accuracy');
    await screen.findByRole('heading', { level: 1, name: 'How accurate it is' });
    for (const figure of card.subjects.flatMap(({ figures }) => figures)) {
      const item = screen.getByRole('heading', { level: 3, name: figure.name }).closest('li')!;
      const said = item.textContent;
      expect(said).toContain(sayFigure(figure.value, figure));
      expect(said).toContain(
        `${figure.low.toFixed(figure.decimals)} to ${figure.high.toFixed(figure.decimals)}`,
      );
      expect(said).toContain(`n ${figure.n}: ${figure.items}. Fitting and testing: ${figure.split}.`);
      for (const other of [...figure.baselines, ...figure.references]) expect(said).toContain(other.name);
    }
  });

  it('draws the dot on its whisker, in proportion to the scale', async () => {
    renderApp('/accuracy');
    await screen.findByRole('heading', { level: 1, name: 'How accurate it is' });
    const { id, value, low, from, to } = card.subjects[0]!.figures[0]!;
    const drawing = document.querySelector(`[data-figure="${id}"]`)!;
    const left = (mark: string) =>
      Number.parseFloat(drawing.querySelector<HTMLElement>(`[data-mark="${mark}"]`)!.style.left);
    expect(left('value')).toBeCloseTo((100 * (value - from)) / (to - from), 3);
    expect(left('interval')).toBeCloseTo((100 * (low - from)) / (to - from), 3);
  });
});
