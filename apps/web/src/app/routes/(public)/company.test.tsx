// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

startApi();

const main = async () => within(await screen.findByRole('main'));

describe('the about page', () => {
  it('shows the mission and four core values', async () => {
    renderApp('/about');
    expect(await screen.findByRole('region', { name: 'Our mission' })).toBeTruthy();
    const values = within(screen.getByRole('region', { name: 'Four core values' }));
    expect(values.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Data-driven decisions',
      'Empowering creativity',
      'Simplicity and speed',
      'Continuous improvement',
    ]);
  });
});

describe('a legal page', () => {
  it.each([
    ['/privacy-policy', 'Privacy Policy', 'November 30, 2026', 'Cookies and local storage'],
    ['/terms-and-conditions', 'Terms and Conditions', 'November 22, 2026', 'Packages and payment'],
    ['/refund-and-cancellation', 'Refund and Cancellation', 'November 22, 2026', 'How to ask'],
  ])('%s shows its date and a working table of contents', async (path, title, date, section) => {
    const { router } = renderApp(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.title).toBe(`${title} · Adjudge`);
    const page = await main();
    expect(page.getByText(/^Last Updated:/).textContent).toBe(`Last Updated: ${date}`);
    const listed = within(page.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    const targets = listed.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(targets.map((target) => target?.tagName)).toEqual(listed.map(() => 'SECTION'));
    expect(page.getByRole('region', { name: new RegExp(section) })).toBeTruthy();
    const inside = page
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    expect(inside.filter((href) => !Object.keys(router.routesByPath).includes(href))).toEqual([]);
  });

  it('says that administrators can open a private report', async () => {
    renderApp('/privacy-policy');
    expect((await screen.findByRole('region', { name: /Security/ })).textContent).toContain(
      'People with administrative rights can open a private report',
    );
  });

  it.each([
    [
      /What we keep, and why/,
      ['logo and color', 'a copy of the picture', 'second opinion', 'measured', 'campaigns'],
    ],
    [/Cookies and local storage/, ['for a year', 'another provider', 'Stripe']],
  ])('of privacy, under %s, is complete', async (name, texts) => {
    renderApp('/privacy-policy');
    const { textContent } = await screen.findByRole('region', { name });
    expect(texts.filter((text) => !textContent?.includes(text))).toEqual([]);
  });

  it('promises 30 days’ notice of changed terms', async () => {
    renderApp('/terms-and-conditions');
    const changes = await screen.findByRole('region', { name: /Changes of these terms/ });
    expect(changes.textContent).toContain('30 days’ notice');
  });

  it('limits refunds to 7 days after the purchase', async () => {
    renderApp('/refund-and-cancellation');
    expect((await screen.findByRole('region', { name: /How to ask/ })).textContent).toContain(
      'within 7 days of the purchase',
    );
    expect(screen.getByRole('region', { name: /Credits are non-refundable/ })).toBeTruthy();
  });
});
