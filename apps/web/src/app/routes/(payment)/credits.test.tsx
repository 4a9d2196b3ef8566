// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BANNER_STORAGE_KEY } from '../../../features/credits/banner-dismissal.ts';
import { aUser } from '../../testing/a-user.ts';
import { signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const HOUR = 3600 * 1000;
const PAID = { currentPlan: 'Combined Package', isPaidUser: true } as const;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const onTrial = (banner: number, video: number) =>
  api.use(signedIn(aUser({ usageRemaining: { banner, video } })));
const trialCredits = () => screen.findByRole('region', { name: 'Trial credits' });
const title = 'You are on the free trial';

describe('the credits widget', () => {
  it.each(['/', '/analyze'])('shows a trial user the remaining credits at %s', async (page) => {
    onTrial(2, 1);
    renderApp(page);
    const widget = within(await trialCredits());
    expect(widget.getByText('2 of 3 left')).toBeTruthy();
    expect(widget.getByText('1 of 2 left')).toBeTruthy();
    expect(widget.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/pricing');
  });

  it.each([
    [2, 1, false],
    [1, 1, true],
    [0, 0, true],
  ])(
    'with %i banner and %i video gradings left, emphasizes the upgrade: %s',
    async (banner, video, forward) => {
      onTrial(banner, video);
      renderApp('/');
      const link = within(await trialCredits()).getByRole('link', { name: 'Upgrade' });
      expect(link.className.includes('bg-ink')).toBe(forward);
    },
  );

  it('shows only the remaining count if the trial was extended', async () => {
    onTrial(7, 2);
    renderApp('/analyze');
    expect(within(await trialCredits()).getByText('7 left')).toBeTruthy();
  });

  it('shows a paying user their balance without mentioning a trial', async () => {
    api.use(signedIn(aUser({ ...PAID, usageRemaining: { banner: 29, video: 30 } })));
    renderApp('/analyze');
    const widget = within(await screen.findByRole('region', { name: 'Credits' }));
    expect(widget.getByText('29 left')).toBeTruthy();
    expect(widget.getByText('30 left')).toBeTruthy();
    expect(screen.queryByText(/free trial/i)).toBeNull();
  });

  it('is not on the home page of a paying user', async () => {
    api.use(signedIn(aUser(PAID)));
    renderApp('/');
    expect(await screen.findByRole('button', { name: /My Account/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /credits/i })).toBeNull();
  });
});

describe('the trial banner', () => {
  it('is hidden and stores the time when dismissed', async () => {
    onTrial(3, 2);
    const { user } = renderApp('/analyze');
    const banner = within((await screen.findByText(title)).closest('[role=status]') as HTMLElement);
    await user.click(banner.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(title)).toBeNull();
    expect(Date.now() - Number(localStorage.getItem(BANNER_STORAGE_KEY))).toBeLessThan(HOUR);
  });

  it.each([
    ['stays hidden 23 hours after it was dismissed', 23, false],
    ['reappears 25 hours after it was dismissed', 25, true],
    ['reappears if the stored dismissal time is in the future', -25, true],
  ])('%s', async (_when, hours, shown) => {
    localStorage.setItem(BANNER_STORAGE_KEY, String(Date.now() - hours * HOUR));
    onTrial(3, 2);
    renderApp('/analyze');
    await trialCredits();
    expect(screen.queryByText(title) !== null).toBe(shown);
  });

  it('can be dismissed when storage is unavailable', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    onTrial(3, 2);
    const { user } = renderApp('/analyze');
    await screen.findByText(title);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(title)).toBeNull();
  });
});

describe('running out of credits', () => {
  it('shows the limit and a link to the packages', async () => {
    onTrial(0, 0);
    const { user } = renderApp('/analyze');
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Analyze' }));
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('Analysis Limit Reached')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Get more gradings' }).getAttribute('href')).toBe('/pricing');
  });

  it('still allows grading of the other type', async () => {
    onTrial(0, 2);
    renderApp('/analyze');
    expect(await screen.findByRole('button', { name: 'Analyze Now' })).toBeTruthy();
  });

  it('does not mention the trial to a paying user', async () => {
    api.use(signedIn(aUser({ ...PAID, usageRemaining: { banner: 0, video: 0 } })));
    const { user } = renderApp('/analyze');
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Analyze' }));
    expect(await screen.findByText("You've used all your available banner analyses.")).toBeTruthy();
    expect(screen.queryByText(/free trial/i)).toBeNull();
  });
});
