// @vitest-environment jsdom
import { PLANS } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();

const cards = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

describe('the pricing page', () => {
  it('has a tab with plans for each analysis type', async () => {
    const { user, address } = renderApp('/pricing');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Combined Analysis',
      'Banner Analysis',
      'Video Analysis',
    ]);
    expect(cards()).toEqual(['Free Trial', 'Combined Package', 'Enterprise']);
    await user.click(screen.getByRole('tab', { name: 'Video Analysis' }));
    await waitFor(() => expect(address()).toBe('/pricing?group=video'));
    // Both panels are mounted for a moment.
    await waitFor(() => expect(cards()).toEqual(['Free Trial', 'Video Package', 'Enterprise']));
  });

  it.each([
    ['combined', 'Combined Package', '$29.99'],
    ['banner', 'Banner Package', '$6.99'],
    ['video', 'Video Package', '$26.99'],
  ])('on the %s tab, offers %s for %s and Enterprise for $399.00', async (group, name, price) => {
    renderApp(`/pricing?group=${group}`);
    const panel = within(await screen.findByRole('tabpanel'));
    const sheet = panel.getByRole('heading', { name }).closest('li');
    expect(sheet?.textContent).toContain(price);
    const plan = PLANS.find((each) => each.name === name);
    expect(sheet?.textContent).toContain(plan?.priceDetails);
    for (const feature of plan?.features ?? []) expect(sheet?.textContent).toContain(feature);
    expect(panel.getByRole('heading', { name: 'Enterprise' }).closest('li')?.textContent).toContain(
      '$399.00',
    );
  });

  it('links a visitor to sign-up with the chosen plan', async () => {
    renderApp('/pricing');
    expect((await screen.findByRole('link', { name: 'Get Combined Package' })).getAttribute('href')).toBe(
      '/signup?plan=Combined%20Package',
    );
    expect(screen.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe(
      '/signup?plan=Free%20Trial',
    );
  });

  it('links a signed-in user to checkout', async () => {
    api.use(
      signedIn(aUser()),
      http.post('/_api/stripe/create-payment-intent', () => delay('infinite')),
    );
    const { user, address } = renderApp('/pricing');
    await screen.findByRole('button', { name: /My Account/ });
    await user.click(screen.getByRole('link', { name: 'Get Combined Package' }));
    await waitFor(() => expect(address()).toBe('/checkout/combined-package'));
  });

  it('shows the test-mode notice', async () => {
    renderApp('/pricing');
    expect(await screen.findByText('Test mode, no card is charged.')).toBeTruthy();
  });
});
