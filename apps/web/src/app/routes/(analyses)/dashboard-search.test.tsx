// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aListedAnalysis } from '../../testing/a-list.ts';
import { aUser } from '../../testing/a-user.ts';
import { listing, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser())));

/** Answers every list call and records its query string. */
function watchLists(total: number) {
  const asked: string[] = [];
  api.use(
    http.get('/_api/analysis/list', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('limit') === '12') asked.push(searchParams.toString());
      return HttpResponse.json({ analyses: [aListedAnalysis()], totalCount: total });
    }),
  );
  return asked;
}

describe('the dashboard list', () => {
  it('keeps search, sort order, and page in the URL, and resets to page 1 on a new search', async () => {
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

  it('can be searched, sorted, and paged by keyboard, keeping focus on the last page', async () => {
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

  it('announces the number of search results once known', async () => {
    watchLists(1);
    const { user } = renderApp('/dashboard');
    await screen.findByRole('list', { name: 'Analyses' });
    const status = screen.getAllByRole('status').find((region) => region.textContent === '');
    await user.type(screen.getByPlaceholderText('Search analyses...'), 'tea');
    expect(await screen.findByText('1 result for “tea”')).toBe(status);
    api.use(listing([], 0));
    await user.type(screen.getByPlaceholderText('Search analyses...'), 'pot');
    expect(await screen.findByText('0 results for “teapot”')).toBeTruthy();
  });

  it('falls back to the defaults for invalid URL parameters', async () => {
    const asked = watchLists(40);
    renderApp('/dashboard?page=two&sort=sideways');
    expect(await screen.findByText('Page 1 of 4')).toBeTruthy();
    expect(asked).toEqual(['page=1&limit=12&sortBy=createdAt&sortOrder=desc']);
  });

  it('shows an empty search result and clears the search', async () => {
    const { user, address } = renderApp('/dashboard?search=tea');
    expect(await screen.findByText(/Nothing matches “tea”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.getByPlaceholderText('Search analyses...')).toHaveProperty('value', '');
  });

  it('does not call a search empty before its answer is known', async () => {
    const { user } = renderApp('/dashboard?search=tea');
    expect(await screen.findByText(/Nothing matches “tea”/)).toBeTruthy();
    api.use(http.get('/_api/analysis/list', () => delay('infinite')));
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Loading analyses')).toBeTruthy();
    expect(screen.queryByText('No Analyses Found')).toBeNull();
  });
});
