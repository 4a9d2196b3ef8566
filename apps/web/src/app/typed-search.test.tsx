// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aListedAnalysis } from './testing/a-list.ts';
import { aUser } from './testing/a-user.ts';
import { signedIn, startApi } from './testing/api.ts';
import { renderApp } from './testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser({ role: 'admin' }))));

/** Answers a list call and records its search text. */
function watch(path: string, answer: object) {
  const asked: (string | null)[] = [];
  api.use(
    http.get(path, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json(answer);
    }),
  );
  return asked;
}

const LISTS = [
  [
    '/dashboard',
    '/_api/analysis/list',
    { analyses: [aListedAnalysis()], totalCount: 1 },
    'Search analyses...',
  ],
  ['/admin', '/_api/admin/users', { users: [], totalCount: 0 }, 'Search by name or email...'],
] as const;

describe.each(LISTS)('search on %s', (page, path, answer, box) => {
  it.each(['109', 'true', 'false', '007', '1e3', '-5'])('treats “%s” as text', async (words) => {
    const asked = watch(path, answer);
    renderApp(`${page}?search=${words}`);
    expect(await screen.findByPlaceholderText(box)).toHaveProperty('value', words);
    await waitFor(() => expect(asked).toContain(words));
  });

  it('accepts typed digits', async () => {
    const asked = watch(path, answer);
    const { user, address } = renderApp(page);
    await user.type(await screen.findByPlaceholderText(box), '109');
    await waitFor(() => expect(address()).toBe(`${page}?search=109`));
    await waitFor(() => expect(asked.at(-1)).toBe('109'));
    expect(screen.getByPlaceholderText(box)).toHaveProperty('value', '109');
  });
});
