// @vitest-environment jsdom
import type { Campaign } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { LISTED_ID, aListedAnalysis } from '../../testing/a-list.ts';
import { aUser } from '../../testing/a-user.ts';
import { listing, apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const SUMMER = '6f3a3c1e-6d4a-4a8e-9a34-0f3f7a1d2b10';
const summer: Campaign = {
  id: SUMMER,
  name: 'Summer',
  totalCount: 2,
  averageScore: 71.6,
  bestScore: 84.4,
  withReader: 0,
};
const campaigns = (...all: Campaign[]) =>
  http.get('/_api/campaigns/list', () => HttpResponse.json({ campaigns: all }));

beforeEach(() => api.use(signedIn(aUser()), listing([aListedAnalysis()])));

/** Answers a call and collects the request bodies. */
function taking(path: string, answer: object = { success: true }) {
  const sent: unknown[] = [];
  api.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

describe('campaigns', () => {
  it('moves a creative to a new campaign from its card', async () => {
    const created = taking('/_api/campaigns/create', { campaignId: SUMMER });
    const moved = taking('/_api/campaigns/move');
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Actions for spring-tea' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to a campaign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to a campaign' }));
    await user.type(await dialog.findByRole('textbox', { name: 'Name of the new campaign' }), 'Summer');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(moved).toEqual([{ analysisIds: [LISTED_ID], campaignId: SUMMER }]));
    expect(created).toEqual([{ name: 'Summer' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('moves several selected creatives together', async () => {
    api.use(
      campaigns(summer),
      listing([aListedAnalysis(), aListedAnalysis({ publicId: 'listed-analysis-00002', name: 'second' })]),
    );
    const moved = taking('/_api/campaigns/move');
    const { user } = renderApp('/dashboard');
    for (const box of await screen.findAllByRole('checkbox', { name: /^Compare/ })) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Move to a campaign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 creatives to a campaign' }));
    await user.click(dialog.getByRole('combobox', { name: /Campaign/ }));
    await user.click(await screen.findByRole('option', { name: 'Summer' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(moved).toEqual([{ analysisIds: [LISTED_ID, 'listed-analysis-00002'], campaignId: SUMMER }]),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen to compare' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('filters by campaign in the URL and shows its average and best scores', async () => {
    const asked: (string | null)[] = [];
    api.use(
      campaigns(summer),
      http.get('/_api/analysis/list', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('campaign'));
        return HttpResponse.json({ analyses: [aListedAnalysis()], totalCount: 1 });
      }),
    );
    const { user, address } = renderApp('/dashboard?page=2');
    await user.click(await screen.findByRole('combobox', { name: /Campaign/ }));
    await user.click(await screen.findByRole('option', { name: 'Summer' }));
    await waitFor(() => expect(address()).toBe(`/dashboard?campaign=${SUMMER}`));
    const bar = within(await screen.findByRole('region', { name: 'Campaign Summer' }));
    expect(bar.getByText('2 analyses · average 71 · best 84')).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)).toBe(SUMMER));
  });

  it('shows a rename error, and deletes a campaign only after confirmation', async () => {
    api.use(
      campaigns(summer),
      http.post('/_api/campaigns/rename', () =>
        apiError('conflict', 'You already have a campaign with this name.'),
      ),
    );
    const deleted = taking('/_api/campaigns/delete');
    const { user, address } = renderApp(`/dashboard?campaign=${SUMMER}`);
    const bar = within(await screen.findByRole('region', { name: 'Campaign Summer' }));
    await user.click(bar.getByRole('button', { name: 'Rename' }));
    await user.click(await screen.findByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('You already have a campaign with this name.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete campaign' }));
    await waitFor(() => expect(deleted).toEqual([{ campaignId: SUMMER }]));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
  });

  it('says when the campaign in the URL cannot be found', async () => {
    const { user, address } = renderApp(`/dashboard?campaign=${SUMMER}`);
    expect(await screen.findByText('This campaign could not be found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all campaigns' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('says that the list is of one campaign when campaigns cannot be loaded, and loads them on request', async () => {
    api.use(http.get('/_api/campaigns/list', () => apiError('internal', 'Something went wrong.')));
    const { user } = renderApp(`/dashboard?campaign=${SUMMER}`);
    expect(await screen.findByText('Could not load your campaigns')).toBeTruthy();
    api.use(campaigns(summer));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Summer' })).toBeTruthy();
  });

  it('that cannot be loaded do not keep the user from the analyses of all of them', async () => {
    api.use(http.get('/_api/campaigns/list', () => apiError('internal', 'Something went wrong.')));
    const { user, address } = renderApp(`/dashboard?campaign=${SUMMER}`);
    await screen.findByText('Could not load your campaigns');
    await user.click(screen.getByRole('button', { name: 'Show all campaigns' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(await screen.findByRole('list', { name: 'Analyses' })).toBeTruthy();
    expect(screen.queryByText('Could not load your campaigns')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
