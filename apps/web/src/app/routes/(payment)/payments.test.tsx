// @vitest-environment jsdom
import type { Payment, Receipt } from '@adjudge/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser())));

const PAYMENT: Payment = {
  id: '6f6f6f6f-0000-4000-8000-000000000001',
  createdAt: '2026-11-20T10:00:00.000Z',
  planName: 'Banner Package',
  quantity: 2,
  cents: 1398,
  refundedCents: 0,
  currency: 'usd',
  status: 'succeeded',
};
const RECEIPT: Receipt = {
  ...PAYMENT,
  number: '6F6F6F6F',
  settledAt: '2026-11-20T10:00:05.000Z',
  refundedAt: null,
  buyer: { name: 'Mara Rossi', email: 'mara@example.com' },
  credits: { banner: 60, video: 0 },
  testMode: true,
};

const receives = (receipt: Receipt) => http.get('/_api/payments/receipt', () => HttpResponse.json(receipt));

describe('the receipt page', () => {
  it('shows all receipt details and can be printed', async () => {
    api.use(receives(RECEIPT));
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = renderApp(`/receipt?id=${PAYMENT.id}`);
    const sheet = await screen.findByRole('article', { name: 'Receipt 6F6F6F6F' });
    for (const text of [
      '6F6F6F6F',
      'Nov 20, 2026',
      'Mara Rossi',
      'mara@example.com',
      'Banner Package',
      '60 banner gradings, at $6.99 USD',
      '$13.98 USD',
      'Test mode, no card was charged.',
    ]) {
      expect(sheet.textContent).toContain(text);
    }
    expect(sheet.textContent).not.toContain('Refunded');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('shows a refund', async () => {
    api.use(
      receives({
        ...RECEIPT,
        status: 'partly-refunded',
        refundedCents: 500,
        refundedAt: '2026-11-21T10:00:00.000Z',
        testMode: false,
      }),
    );
    renderApp(`/receipt?id=${PAYMENT.id}`);
    const sheet = await screen.findByRole('article');
    expect(sheet.textContent).toContain('Refunded on Nov 21, 2026-$5.00 USD');
    expect(sheet.textContent).not.toContain('Test mode');
  });

  it.each([
    ['another user’s payment', 'absent'],
    ['an id that is none of a payment', 'invalid'],
  ] as const)('says of %s that it could not be found', async (_what, code) => {
    api.use(http.get('/_api/payments/receipt', () => apiError(code, 'This payment could not be found.')));
    renderApp(`/receipt?id=${PAYMENT.id}`);
    expect(await screen.findByRole('heading', { name: 'No receipt here' })).toBeTruthy();
    expect(screen.getByText('This payment could not be found.')).toBeTruthy();
  });

  it.each(['internal', 'too-many-requests', 'denied'] as const)(
    'can be retried after the error “%s”',
    async (code) => {
      api.use(http.get('/_api/payments/receipt', () => apiError(code, 'No.')));
      const { user } = renderApp(`/receipt?id=${PAYMENT.id}`);
      const alert = within(await screen.findByRole('alert'));
      api.use(receives(RECEIPT));
      await user.click(alert.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByRole('article')).toBeTruthy();
    },
  );
});
