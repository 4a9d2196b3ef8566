// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { LISTED_ID, aListed } from '../../testing/a-list.ts';
import { aUser } from '../../testing/a-user.ts';
import { listing, refusal, signedIn, startApi, summarized } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser())));

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Analyses' })).getAllByRole('listitem');

/** Answers every list call and keeps what was asked. */
function watchLists(total: number) {
  const asked: string[] = [];
  api.use(
    http.get('/_api/analysis/list', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('limit') === '12') asked.push(searchParams.toString());
      return HttpResponse.json({ analyses: [aListed()], totalCount: total });
    }),
  );
  return asked;
}

describe('the dashboard', () => {
  it('shows a skeleton while the list is on its way', async () => {
    api.use(http.get('/_api/analysis/list', () => delay('infinite')));
    renderApp('/dashboard');
    expect(await screen.findByText('Loading analyses')).toBeTruthy();
  });

  it('shows each analysis as a print that leads to its report', async () => {
    const long = 'x'.repeat(79);
    api.use(
      listing([
        aListed({ isPublic: true }),
        aListed({ publicId: 'listed-analysis-00002', adCopy: `${long}yz`, overallScore: 64.9, grade: 'F' }),
        aListed({
          publicId: 'listed-analysis-00003',
          adCopy: null,
          overallScore: null,
          grade: 'N/A',
          version: { number: 2, of: 3 },
        }),
      ]),
    );
    renderApp('/dashboard');
    const [first, second, third] = await cards();
    expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/results?id=${LISTED_ID}`);
    expect(first?.textContent).toContain('84 · B');
    expect(first?.textContent).toMatch(/Nov 20, 2026, \d+:00/);
    expect(within(first!).getByRole('heading', { name: 'spring-tea' })).toBeTruthy();
    expect(within(first!).getByText('Public')).toBeTruthy();
    expect(within(second!).getByText(`${long}y…`)).toBeTruthy();
    expect(second?.textContent).toContain('64 · F');
    expect(within(third!).getByText('Creative only')).toBeTruthy();
    expect(within(third!).getByText('Version 2 of 3')).toBeTruthy();
    expect(
      within(third!).getByRole('button', { name: 'Actions for spring-tea, version 2 of 3' }),
    ).toBeTruthy();
    expect(first?.textContent).not.toContain('Version');
  });

  it.each([
    [80, 'border-good'],
    [79.9, 'border-mid'],
    [60, 'border-mid'],
    [59.9, 'border-poor'],
    [null, 'border-rule'],
  ])('gives a score of %s the color that it has on its report', async (overallScore, style) => {
    api.use(listing([aListed({ overallScore, grade: 'A' })]));
    renderApp('/dashboard');
    const [card] = await cards();
    const badge = within(card!).getByText('Score', { exact: false, selector: '.sr-only' }).parentElement;
    expect(badge?.className).toContain(style);
  });

  it('shows the figures over all analyses, whatever the page holds, and the course of the scores', async () => {
    const trend = [61, 88.9, 54, 74].map((overallScore, index) => ({
      publicId: `listed-analysis-0000${index}`,
      createdAt: `2026-11-2${index}T10:00:00.000Z`,
      overallScore,
    }));
    api.use(
      listing([aListed()], 1234),
      summarized({ totalCount: 1234, averageScore: 71.96, publicCount: 5, trend }),
    );
    renderApp('/dashboard');
    const course = await screen.findByRole('img', {
      name: 'Your last 4 scores, from Nov 20, 2026 to Nov 23, 2026: first 61, last 74, lowest 54, highest 88.',
    });
    expect(course.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(4);
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['1,234', '71', '5']);
    for (const name of ['Total Analyses', 'Average Score', 'Public Reports']) screen.getByText(name);
  });

  it('draws no course of fewer than two scores', async () => {
    const one = { publicId: LISTED_ID, createdAt: '2026-11-20T10:00:00.000Z', overallScore: 84.4 };
    api.use(listing([aListed()]), summarized({ totalCount: 1, averageScore: 84.4, trend: [one] }));
    renderApp('/dashboard');
    expect(await screen.findByText('84')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /scores/ })).toBeNull();
  });

  it('keeps the list when the figures cannot be had', async () => {
    api.use(
      listing([aListed()]),
      http.get('/_api/analysis/summary', () => refusal('internal', 'No figures.')),
    );
    renderApp('/dashboard');
    expect(await cards()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Total Analyses')).toBeNull());
  });

  it('teaches what will stand here when nothing does', async () => {
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'No Analyses Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create New Analysis' }).getAttribute('href')).toBe('/analyze');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    api.use(http.get('/_api/analysis/list', () => refusal('internal', 'Failed to get analysis list')));
    const { user } = renderApp('/dashboard');
    expect(await screen.findByText('Could not load analyses')).toBeTruthy();
    api.use(listing([aListed()]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await cards()).toHaveLength(1);
  });

  it('keeps search, order and page in the address, and starts again at page 1', async () => {
    const asked = watchLists(40);
    const { user, address } = renderApp('/dashboard?page=2');
    expect(await screen.findByText('Page 2 of 4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 3 of 4')).toBeTruthy();
    await user.type(screen.getByPlaceholderText('Search analyses...'), 'tea 30');
    await waitFor(() => expect(address()).toBe('/dashboard?search=tea+30'));
    expect(await screen.findByText('Page 1 of 4')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: /Sort/ }));
    await user.click(await screen.findByRole('option', { name: 'Highest score' }));
    await waitFor(() =>
      expect(asked.at(-1)).toBe('page=1&limit=12&sortBy=overallScore&sortOrder=desc&search=tea+30'),
    );
  });

  it('is searched, sorted and paged by keyboard alone, and the place is kept at the last page', async () => {
    const asked = watchLists(24);
    const { user, address } = renderApp('/dashboard');
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
    const next = screen.getByRole('button', { name: 'Next' });
    next.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/dashboard?page=2');
    screen.getByPlaceholderText('Search analyses...').focus();
    await user.keyboard('tea');
    await waitFor(() => expect(address()).toBe('/dashboard?search=tea'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Sort/ }));
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Oldest first' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatch(/sortBy=createdAt&sortOrder=asc&search=tea/));
  });

  it('says how much a search found, once it is known', async () => {
    watchLists(1);
    const { user } = renderApp('/dashboard');
    await cards();
    const status = screen.getAllByRole('status').find((region) => region.textContent === '');
    await user.type(screen.getByPlaceholderText('Search analyses...'), 'tea');
    expect(await screen.findByText('1 result for “tea”')).toBe(status);
    api.use(listing([], 0));
    await user.type(screen.getByPlaceholderText('Search analyses...'), 'pot');
    expect(await screen.findByText('0 results for “teapot”')).toBeTruthy();
  });

  it('reads nonsense in the address as the usual', async () => {
    const asked = watchLists(40);
    renderApp('/dashboard?page=two&sort=sideways');
    expect(await screen.findByText('Page 1 of 4')).toBeTruthy();
    expect(asked).toEqual(['page=1&limit=12&sortBy=createdAt&sortOrder=desc']);
  });

  it('says so when nothing matches, and clears the search', async () => {
    const { user, address } = renderApp('/dashboard?search=tea');
    expect(await screen.findByText(/Nothing matches “tea”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.getByPlaceholderText('Search analyses...')).toHaveProperty('value', '');
  });

  it('deletes only after asking, and keeps the dialog when that fails', async () => {
    const deleted: unknown[] = [];
    api.use(
      listing([aListed()]),
      http.post('/_api/analysis/delete', () => refusal('internal', 'It would not go.')),
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
    ['the card that moved up', 0, 'second'],
    ['the last card, when the last one went', 1, 'first'],
  ])('after a deletion the focus is on %s', async (_, index, left) => {
    const two = [
      aListed({ publicId: 'first-first-first-fir', adCopy: 'The first ad' }),
      aListed({ publicId: 'second-second-second-', adCopy: 'The second ad' }),
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

  it('takes two to four analyses to the comparison, also from several pages', async () => {
    const ids = Array.from({ length: 5 }, (_, index) => `listed-analysis-0000${index}`);
    api.use(
      listing(
        ids.map((publicId) => aListed({ publicId })),
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
  });

  it('takes an analysis to the comparison from its menu, and out again', async () => {
    const four = Array.from({ length: 5 }, (_, index) =>
      aListed({ publicId: `listed-analysis-0000${index}` }),
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
