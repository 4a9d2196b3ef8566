// @vitest-environment jsdom
import type { Payment } from '@adjudge/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { PaymentsList } from './components/payments-list.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const payment = (status: Payment['status'], rest: Partial<Payment> = {}): Payment => ({
  id: `6f6f6f6f-0000-4000-8000-${status}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  planName: 'Banner Package',
  quantity: 1,
  cents: 699,
  refundedCents: 0,
  currency: 'usd',
  status,
  ...rest,
});

function draw(answer: () => Response): QueryClient {
  server.use(http.get('/_api/payments/list', answer));
  const router = createRouter({
    routeTree: createRootRoute({ component: PaymentsList }),
    history: createMemoryHistory(),
  });
  const client = createQueryClient({ retryDelay: 0 });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return client;
}

it('shows the date, plan, amount, and status of each payment, with available receipts', async () => {
  const payments = [
    payment('succeeded', { quantity: 3, cents: 2097 }),
    payment('failed'),
    payment('processing'),
    payment('refunded'),
    payment('partly-refunded'),
    payment('disputed'),
  ];
  draw(() => HttpResponse.json({ payments }));
  const rows = within(await screen.findByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Nov 20, 20263 × Banner PackagePaid$20.97Receipt',
    'Nov 20, 2026Banner PackageFailed$6.99',
    'Nov 20, 2026Banner PackageProcessing$6.99',
    'Nov 20, 2026Banner PackageRefunded$6.99Receipt',
    'Nov 20, 2026Banner PackagePartly refunded$6.99Receipt',
    'Nov 20, 2026Banner PackageDisputed$6.99Receipt',
  ]);
  const first = within(rows[0] ?? document.body).getByRole('link');
  expect(first.getAttribute('href')).toBe(`/receipt?id=${payments[0]?.id ?? ''}`);
});

it('shows an empty state with a link to the packages', async () => {
  draw(() => HttpResponse.json({ payments: [] }));
  expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe('/pricing');
});

it('shows an error when the payments cannot be loaded', async () => {
  draw(() => HttpResponse.error());
  expect((await screen.findByRole('alert')).textContent).toContain('Your payments could not be loaded.');
});

it('keeps the payments when they cannot be loaded again', async () => {
  const client = draw(() => HttpResponse.json({ payments: [payment('succeeded')] }));
  await screen.findByRole('list', { name: 'Payments' });
  server.use(http.get('/_api/payments/list', () => HttpResponse.error()));
  await act(async () => {
    await client.invalidateQueries();
    // The list hears of it in a task of its own.
    await new Promise((done) => void setTimeout(done));
  });
  expect(client.getQueryState(['payments', 'list'])?.status).toBe('error');
  expect(screen.getByRole('list', { name: 'Payments' })).toBeTruthy();
});
