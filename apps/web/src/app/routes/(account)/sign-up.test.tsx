// @vitest-environment jsdom
import { TEXTS } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { fakeTimeouts, skipSeconds } from '../../../testing/skip-seconds.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const REGISTER = '/_api/auth/register_with_password';

interface Typed {
  email?: string;
  password?: string;
  confirm?: string;
  agree?: boolean;
}

async function fillIn(user: ReturnType<typeof renderApp>['user'], typed: Typed) {
  const {
    email = 'mara.rossi@example.com',
    password = 'long enough',
    confirm = password,
    agree = true,
  } = typed;
  const form = within(await screen.findByRole('form', { name: 'Sign Up' }));
  if (email) await user.type(form.getByLabelText('Email'), email);
  if (password) await user.type(form.getByLabelText('Password'), password);
  if (confirm) await user.type(form.getByLabelText('Confirm Password'), confirm);
  if (agree) await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Create account' }));
  return form;
}

describe('the sign-up page', () => {
  it('shows what the free trial includes', async () => {
    renderApp('/signup');
    const trial = within(await screen.findByRole('region', { name: 'Free Trial' }));
    expect(trial.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
      '3 banner and 2 video gradings',
      'No credit card',
      'An email address is enough',
    ]);
  });

  it.each<[string, Typed]>([
    [TEXTS.emailRequired, { email: '' }],
    [TEXTS.emailInvalid, { email: 'mara' }],
    [TEXTS.passwordShort, { password: 'short' }],
    [TEXTS.confirmPassword, { confirm: '' }],
    [TEXTS.passwordsDiffer, { confirm: 'something else' }],
    [TEXTS.terms, { agree: false }],
  ])('shows the validation error: %s', async (text, typed) => {
    const { user } = renderApp('/signup');
    const form = await fillIn(user, typed);
    expect(await form.findByText(text)).toBeTruthy();
  });

  it('says that the address is taken and suggests what to do', async () => {
    api.use(http.post(REGISTER, () => apiError('email-taken', TEXTS.emailTaken)));
    const { user } = renderApp('/signup');
    await fillIn(user, {});
    expect((await screen.findByRole('alert')).textContent).toBe(TEXTS.emailTakenHint);
  });

  it('says at the field why the password is refused until another one is typed, and takes that', async () => {
    api.use(http.post(REGISTER, () => apiError('invalid', TEXTS.passwordCommon)));
    const { user } = renderApp('/signup');
    const form = await fillIn(user, { password: 'password1' });
    expect((await form.findByRole('alert')).textContent).toBe(TEXTS.passwordHint);
    const field = form.getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const reason = form.getByText(TEXTS.passwordCommon);
    expect(field.getAttribute('aria-describedby')).toContain(reason.id);
    api.use(http.post(REGISTER, () => HttpResponse.json({ user: aUser() })));
    await user.type(field, ' of mine');
    expect(form.queryByText(TEXTS.passwordCommon)).toBeNull();
    expect(form.queryByRole('alert')).toBeNull();
    await user.type(form.getByLabelText('Confirm Password'), ' of mine');
    await user.click(form.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/Your account is ready/)).toBeTruthy();
  });

  it('names the account after the address, shows a welcome, and continues to Analyze', async () => {
    let sent: unknown;
    api.use(
      http.post(REGISTER, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ user: aUser() });
      }),
    );
    fakeTimeouts();
    const { user, address } = renderApp('/signup');
    await fillIn(user, {});
    expect(await screen.findByText(/Your account is ready/)).toBeTruthy();
    expect(sent).toEqual({
      email: 'mara.rossi@example.com',
      password: 'long enough',
      displayName: 'mara.rossi',
    });
    await skipSeconds(2);
    expect(address()).toBe('/signup');
    await skipSeconds(2);
    await waitFor(() => expect(address()).toBe('/analyze'));
  });

  it('offers the trial and two packages, and selects the trial in the form', async () => {
    const { user } = renderApp('/signup');
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Free Trial',
      'Banner Package',
      'Video Package',
    ]);
    const marked = () =>
      cards.filter((card) => within(card).queryByText('Selected')).map((card) => card.ariaLabel);
    const form = within(screen.getByRole('form', { name: 'Sign Up' }));
    expect(form.getByRole('combobox', { name: 'Plan' }).textContent).toBe('Banner Package');
    expect(marked()).toEqual([]);
    const link = screen.getByRole('link', { name: 'Buy Banner Package' });
    expect(link.getAttribute('href')).toBe('/checkout/banner-package');
    expect(screen.getByRole('link', { name: 'Buy Video Package' }).getAttribute('href')).toBe(
      '/checkout/video-package',
    );
    const scrolled = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrolled;
    await user.click(screen.getByRole('button', { name: 'Start Free Trial' }));
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(form.getByLabelText('Email'));
    expect(form.getByRole('combobox', { name: 'Plan' }).textContent).toBe('Free Trial');
    expect(marked()).toEqual(['Free Trial']);
  });

  it.each([
    ['/signup?plan=Combined%20Package', 'Combined Package'],
    ['/signup?plan=Enterprise', 'Enterprise'],
    ['/signup?plan=Free+Trial', 'Free Trial'],
    ['/signup?plan=Gold', 'Banner Package'],
    ['/register?plan=Video%20Package', 'Video Package'],
    ['/register', 'Banner Package'],
  ])('%s preselects %s', async (place, plan) => {
    const { address } = renderApp(place);
    expect((await screen.findByRole('combobox', { name: 'Plan' })).textContent).toBe(plan);
    expect(address()).toMatch(/^\/signup/);
  });

  it.each([
    ['/signup', '/login'],
    ['/signup?plan=Video%20Package', '/login?redirect=%2Fcheckout%2Fvideo-package'],
    ['/signup?redirect=%2Fbulk', '/login?redirect=%2Fbulk'],
  ])('%s leads a user who has an account to %s', async (place, login) => {
    renderApp(place);
    const main = within(await screen.findByRole('main'));
    expect((await main.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(login);
  });

  it('offers to buy the requested plan, and stays on the page on “Wait here”', async () => {
    api.use(http.post(REGISTER, () => HttpResponse.json({ user: aUser() })));
    fakeTimeouts();
    const { user, address } = renderApp('/signup?plan=Video%20Package');
    await fillIn(user, {});
    const buy = await screen.findByRole('link', { name: 'Buy Video Package' });
    expect(buy.getAttribute('href')).toBe('/checkout/video-package');
    const welcome = screen.getByRole('heading', { level: 1, name: 'Welcome to Adjudge' });
    expect(document.activeElement).toBe(welcome);
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    expect(document.activeElement).toBe(welcome);
    await skipSeconds(5);
    expect(address()).toMatch(/^\/signup/);
    await user.click(screen.getByRole('button', { name: 'Grade your first ad' }));
    await waitFor(() => expect(address()).toBe('/analyze'));
  });
});
