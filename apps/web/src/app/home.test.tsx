// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApi } from './testing/api.ts';
import { renderApp } from './testing/render-app.tsx';

startApi();

it('the home page leads to the light table, with three features and three steps', async () => {
  renderApp('/');
  const buttons = await screen.findAllByRole('link', { name: 'Grade Your Ad Free' });
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/analyze', '/analyze']);
  for (const region of ['A grade that shows its work', 'How it works']) {
    expect(within(screen.getByRole('region', { name: region })).getAllByRole('listitem')).toHaveLength(3);
  }
  expect(screen.getByText('Sample report on an invented ad')).toBeTruthy();
});
