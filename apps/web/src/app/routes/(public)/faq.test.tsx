// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../../features/faq/questions/index.ts';
import { startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

startApi();

const ALL = CATEGORIES.flatMap(({ questions }) => questions);

const question = (name: string) => screen.findByRole('button', { name });
const shown = () => screen.queryAllByRole('button', { expanded: false }).filter((each) => each.closest('h3'));

describe('the FAQ page', () => {
  it('shows five categories with every question collapsed', async () => {
    renderApp('/faq');
    await question('Do gradings expire?');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Getting Started',
      'Analysis Features',
      'Pricing & Packages',
      'Technical',
      'Support',
      'Didn’t find your question?',
    ]);
    expect(shown()).toHaveLength(ALL.length);
    expect(main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });

  it('keeps only one question open at a time', async () => {
    const { user } = renderApp('/faq');
    const first = await question('Do gradings expire?');
    const second = await question('Is there an API?');
    await user.click(first);
    expect(first.getAttribute('aria-expanded')).toBe('true');
    await user.click(second);
    expect([first, second].map((each) => each.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
    await user.click(second);
    expect(second.getAttribute('aria-expanded')).toBe('false');
  });

  it('searches questions and answers, ignoring case, and keeps the search in the URL', async () => {
    const { user, address } = renderApp('/faq');
    const box = await screen.findByRole('searchbox', { name: 'Search questions and answers' });
    // Appears only in an answer.
    await user.type(box, 'h.264');
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'My upload fails. What can I do?' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Technical' })).toBeNull();
    expect(address()).toBe('/faq?search=h.264');
  });

  it('shows an empty result and clears the search', async () => {
    const { user } = renderApp('/faq?search=zeppelin');
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(shown()).toHaveLength(ALL.length));
  });

  it('opens the question named in the URL', async () => {
    renderApp('/faq#refunds');
    const refunds = await question('Can I get a refund?');
    expect(refunds.getAttribute('aria-expanded')).toBe('true');
  });

  it('has unique question IDs and links only to existing pages', async () => {
    const { router } = renderApp('/faq');
    await question('Do gradings expire?');
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    const known = Object.keys(router.routesByPath);
    expect(ALL.flatMap(({ more }) => (more && !known.includes(more.to) ? [more.to] : []))).toEqual([]);
  });
});
