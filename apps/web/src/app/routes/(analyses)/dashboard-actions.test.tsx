// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { LISTED_ID, aListedAnalysis } from '../../testing/a-list.ts';
import { aUser } from '../../testing/a-user.ts';
import { listing, apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser())));

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Analyses' })).getAllByRole('listitem');

describe('an analysis card on the dashboard', () => {
  it('is deleted only after confirmation, and keeps the dialog open on failure', async () => {
    const deleted: unknown[] = [];
    api.use(
      listing([aListedAnalysis()]),
      http.post('/_api/analysis/delete', () => apiError('internal', 'It would not go.')),
    );
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: /Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this analysis?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete analysis' }));
    expect(await dialog.findByText('It would not go.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await cards()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Delete this analysis?' }));
    expect(again.queryByText('It would not go.')).toBeNull();

    api.use(
      http.post('/_api/analysis/delete', async ({ request }) => {
        deleted.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
      listing([]),
    );
    await user.click(again.getByRole('button', { name: 'Delete analysis' }));
    expect(await screen.findByRole('heading', { name: 'No Analyses Found' })).toBeTruthy();
    expect(deleted).toEqual([{ analysisId: LISTED_ID }]);
    const offered = screen.getByRole('link', { name: 'Create New Analysis' });
    await waitFor(() => expect(document.activeElement).toBe(offered));
  });

  it.each([
    ['the next card', 0, 'second'],
    ['the previous card if the last one was deleted', 1, 'first'],
  ])('moves focus after deletion to %s', async (_, index, left) => {
    const two = [
      aListedAnalysis({ publicId: 'first-first-first-fir', adCopy: 'The first ad' }),
      aListedAnalysis({ publicId: 'second-second-second-', adCopy: 'The second ad' }),
    ];
    api.use(
      listing(two),
      http.post('/_api/analysis/delete', () => {
        api.use(listing(two.filter((_one, at) => at !== index)));
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderApp('/dashboard');
    const menus = await screen.findAllByRole('button', { name: /Actions for/ });
    await user.click(menus[index] ?? document.body);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete analysis' }));
    const card = new RegExp(`The ${left} ad`);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(card));
  });

  it('can be selected for comparison with up to three others across pages', async () => {
    const ids = Array.from({ length: 5 }, (_, index) => `listed-analysis-0000${index}`);
    api.use(
      listing(
        ids.map((publicId) => aListedAnalysis({ publicId })),
        20,
      ),
    );
    const { user } = renderApp('/dashboard');
    const boxes = () => screen.findAllByRole('checkbox', { name: /^Compare/ });
    await user.click((await boxes())[1]!);
    const bar = within(await screen.findByRole('region', { name: 'Chosen to compare' }));
    expect(bar.getByText('1 chosen, choose one more')).toBeTruthy();
    expect(bar.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    for (const index of [0, 2, 3]) await user.click((await boxes())[index]!);
    expect(bar.getByText('4 chosen (the most you can compare)')).toBeTruthy();
    expect((await boxes()).map((box) => (box as HTMLInputElement).disabled)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    const href = bar.getByRole('link', { name: 'Compare 4' }).getAttribute('href') ?? '';
    const wanted = [ids[1], ids[0], ids[2], ids[3]].join(',');
    expect(new URLSearchParams(href.split('?')[1]).get('ids')).toBe(wanted);
    await user.click(bar.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Chosen to compare' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is added to the comparison from its menu, and removed again', async () => {
    const four = Array.from({ length: 5 }, (_, index) =>
      aListedAnalysis({ publicId: `listed-analysis-0000${index}` }),
    );
    api.use(listing(four));
    const { user } = renderApp('/dashboard');
    const choose = async (index: number, name: string) => {
      const menus = await screen.findAllByRole('button', { name: /Actions for/ });
      await user.click(menus[index]!);
      const item = await screen.findByRole('menuitem', { name });
      const off = item.getAttribute('aria-disabled') === 'true';
      await user.click(item);
      if (off) await user.keyboard('{Escape}');
      return off;
    };
    const announced = await waitFor(() => {
      const region = document.querySelector('p.sr-only[aria-live="polite"]');
      expect(region).not.toBeNull();
      return region!;
    });
    expect(announced.textContent).toBe('');
    await choose(0, 'Compare');
    expect(announced.textContent).toBe('1 chosen, choose one more');
    for (const index of [1, 2, 3]) await choose(index, 'Compare');
    expect(await choose(4, 'Compare')).toBe(true);
    expect(announced.textContent).toBe('4 chosen (the most you can compare)');
    await choose(0, 'Remove from comparison');
    expect(screen.getByRole('link', { name: 'Compare 3' }).getAttribute('href')).not.toContain('00000');
  });
});
