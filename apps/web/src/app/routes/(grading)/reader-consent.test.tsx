// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { runListHandler } from '../../testing/a-run.ts';
import { aUser } from '../../testing/a-user.ts';
import { anAccount } from '../../testing/an-account.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const NAME = 'Get a second opinion from small-1';
const SENT = /are sent to small-1/;

const reading = (asksConsent: boolean) =>
  http.get('/_api/settings', () =>
    HttpResponse.json({
      demoAccount: null,
      thirdParty: null,
      reader: { model: 'small-1', asksConsent },
      payments: { provider: 'test', publishableKey: null },
    }),
  );

/** An account that has not agreed. Records what it saves. */
function consent(): { saved: boolean[] } {
  const saved: boolean[] = [];
  api.use(
    http.get('/_api/account/reader_consent', () => HttpResponse.json({ agrees: saved.at(-1) ?? false })),
    http.post<never, { agrees: boolean }>('/_api/account/save_reader_consent', async ({ request }) => {
      const { agrees } = await request.json();
      saved.push(agrees);
      return HttpResponse.json({ agrees });
    }),
  );
  return { saved };
}

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: NAME });

describe('consent to the vision-language model', () => {
  it.each([
    ['/account', {}],
    ['/s3-test', {}],
    ['/bulk', { isPaidUser: true, currentPlan: 'Enterprise' }],
  ] as const)('can be given and withdrawn at %s', async (address, plan) => {
    api.use(signedIn(aUser(plan)), ...anAccount(), runListHandler(), reading(true));
    const { saved } = consent();
    const { user } = renderApp(address);
    expect((await box()).checked).toBe(false);
    expect(screen.getByText(SENT)).toBeTruthy();
    await user.click(await box());
    await waitFor(async () => expect((await box()).checked).toBe(true));
    await user.click(await box());
    await waitFor(() => expect(saved).toEqual([true, false]));
  });

  it('shows an error and stays unchecked when it cannot be saved', async () => {
    api.use(...anAccount(), reading(true));
    consent();
    api.use(
      http.post('/_api/account/save_reader_consent', () => apiError('internal', 'The database is away.')),
    );
    const { user } = renderApp('/account');
    await user.click(await box());
    expect(await screen.findByText('The database is away.')).toBeTruthy();
    expect((await box()).checked).toBe(false);
  });

  it('shows only a notice if the site already has consent', async () => {
    api.use(...anAccount(), reading(false));
    renderApp('/account');
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: NAME })).toBeNull();
  });

  it('is not requested from a visitor', async () => {
    api.use(reading(true));
    renderApp('/');
    expect(await screen.findByText('Drop a banner to grade it. No account needed.')).toBeTruthy();
    expect(screen.queryByText(SENT)).toBeNull();
  });
});
