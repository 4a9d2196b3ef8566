// @vitest-environment jsdom
import { TEXTS } from '@adjudge/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { apiError, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CHECK = {
  id: 'text-contrast',
  name: 'Contrast of the text',
  good: 'at least 4.5:1',
  source: 'WCAG 2.2 SC 1.4.3',
  reason: 'Unread words say nothing.',
  points: { alone: 6.1, withCopy: 4.9 },
  deduction: 13.2,
  cap: null,
};

const NONE = { alone: 0, withCopy: 0 };

const PAGE = `# Contrast of the text

## What it checks

The letters against <b>what is truly</b> behind them.

## How to fix it

- Use the ink that the advice names.
- Or lay a plain panel behind.
`;

const server = startApi();

const listing = http.get('/_api/checks/list', () =>
  HttpResponse.json({
    categories: [
      {
        id: 'message-clarity',
        name: 'Message Clarity',
        question: 'Can it be read in passing?',
        reason: 'Two seconds.',
        points: { alone: 22, withCopy: 17.6 },
        checks: [
          CHECK,
          { ...CHECK, id: 'smile', name: 'Smile', points: NONE, deduction: 0 },
          { ...CHECK, id: 'watermark', name: 'Watermark', points: NONE, deduction: 0, cap: 50 },
        ],
      },
    ],
  }),
);
const page = http.get('/_api/checks/get', ({ request }) =>
  new URL(request.url).searchParams.get('auditId') === CHECK.id
    ? HttpResponse.json({ ...CHECK, category: 'Message Clarity', page: PAGE })
    : apiError('absent', TEXTS.checkAbsent),
);

describe('the list of checks', () => {
  it('groups checks by category with their points and links to their pages', async () => {
    server.use(listing, page);
    const { user, address } = renderApp('/checks');
    const category = await screen.findByRole('region', { name: 'Message Clarity' });
    expect(category.textContent).toContain('22 of 100 points; 17.6 with copy');
    const [contrast, smile, watermark] = within(category).getAllByRole('listitem');
    expect(contrast?.textContent).toContain('Good: at least 4.5:1');
    expect(contrast?.textContent).toContain('Up to 13.2 more off the whole ad');
    expect(smile?.textContent).toContain('Reported, not counted');
    expect(watermark?.textContent).toMatch(/Can cap the score at 50$/);
    expect(watermark?.textContent).not.toContain('Reported, not counted');
    await user.click(within(contrast!).getByRole('link'));
    expect(await screen.findByRole('heading', { level: 1, name: CHECK.name })).toBeTruthy();
    expect(address()).toBe('/checks/text-contrast');
  });

  it('can be retried when loading fails', async () => {
    server.use(http.get('/_api/checks/list', () => apiError('internal', 'Broken.')));
    const { user } = renderApp('/checks');
    const again = await screen.findByRole('button', { name: 'Try Again' });
    server.use(listing);
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'Message Clarity' })).toBeTruthy();
  });
});

describe('a check page', () => {
  it('renders its Markdown and shows its points', async () => {
    server.use(page);
    renderApp('/checks/text-contrast');
    const heading = await screen.findByRole('heading', { level: 1, name: CHECK.name });
    const article = heading.closest('article')!;
    expect(within(article).getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(within(article).getAllByRole('listitem')).toHaveLength(2);
    expect(article.textContent).toContain('6.1 of 100 points; 4.9 with copy');
    expect(article.textContent).toContain('Up to 13.2 more off the whole ad');
    expect(document.title).toBe('Contrast of the text · Adjudge');
  });

  it('shows HTML as plain text', async () => {
    server.use(page);
    renderApp('/checks/text-contrast');
    expect(await screen.findByText(/<b>what is truly<\/b> behind them/)).toBeTruthy();
  });

  it('shows a not-found message for an unknown check', async () => {
    server.use(page);
    renderApp('/checks/nothing');
    expect(await screen.findByRole('heading', { name: 'There is no check with this name' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See All Checks' }).getAttribute('href')).toBe('/checks');
  });
});
