// @vitest-environment jsdom
import { REPORT_BRAND_TEXTS, type ReportBrand } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { anAccount } from '../../testing/an-account.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const heard: unknown[] = [];
let kept: ReportBrand;
beforeEach(() => {
  heard.length = 0;
  kept = { logo: null, color: null };
  api.use(
    ...anAccount(),
    http.get('/_api/account/report_brand', () => HttpResponse.json(kept)),
    http.post('/_api/account/save_report_brand', async ({ request }) => {
      const asked = (await request.json()) as { logo?: string | null; color?: string | null };
      heard.push(asked);
      kept = {
        logo: asked.logo === undefined ? kept.logo : asked.logo && `data:image/png;base64,${asked.logo}`,
        color: asked.color === undefined ? kept.color : asked.color,
      };
      return HttpResponse.json(kept);
    }),
  );
});

async function section(isPaidUser: boolean) {
  api.use(signedIn(aUser({ isPaidUser })));
  const { user } = renderApp('/account');
  const found = await screen.findByRole('region', { name: REPORT_BRAND_TEXTS.title });
  return { user, brand: within(found) };
}

const file = (type: string, size = 4) => new File([new Uint8Array(size).fill(65)], 'logo', { type });

describe('branding on reports', () => {
  it('is explained to a user without a package, with a link to packages', async () => {
    const { brand } = await section(false);
    expect(brand.getByText(REPORT_BRAND_TEXTS.paidOnly)).toBeTruthy();
    expect(brand.getByRole('link', { name: 'See packages' }).getAttribute('href')).toBe('/pricing');
    expect(brand.queryByLabelText('Logo file')).toBeNull();
  });

  it('saves a logo when chosen, shows it, and removes it', async () => {
    const { user, brand } = await section(true);
    await user.upload(await brand.findByLabelText('Logo file'), file('image/png'));
    const picture = await brand.findByRole('img', { name: 'Your logo on reports' });
    expect(picture.getAttribute('src')).toBe('data:image/png;base64,QUFBQQ==');
    expect(brand.getByText(REPORT_BRAND_TEXTS.saved)).toBeTruthy();
    await user.click(brand.getByRole('button', { name: 'Remove logo' }));
    await waitFor(() => expect(brand.queryByRole('img')).toBeNull());
    expect(heard).toEqual([{ logo: 'QUFBQQ==' }, { logo: null }]);
  });

  it.each([
    ['an SVG', file('image/svg+xml'), REPORT_BRAND_TEXTS.logoType],
    ['a file over 200 kB', file('image/png', 200_001), REPORT_BRAND_TEXTS.logoLarge],
  ])('rejects %s as a logo and explains why', async (_name, chosen, text) => {
    const { user, brand } = await section(true);
    // A dropped file, or one chosen despite the dialog's list of types.
    const picker = await brand.findByLabelText<HTMLInputElement>('Logo file');
    picker.removeAttribute('accept');
    await user.upload(picker, chosen);
    expect(await brand.findByText(text)).toBeTruthy();
    expect(heard).toEqual([]);
  });

  it('shows why the server rejected a logo', async () => {
    api.use(
      http.post('/_api/account/save_report_brand', () =>
        apiError('undecodable', REPORT_BRAND_TEXTS.logoUnreadable),
      ),
    );
    const { user, brand } = await section(true);
    await user.upload(await brand.findByLabelText('Logo file'), file('image/webp'));
    expect(await brand.findByText(REPORT_BRAND_TEXTS.logoUnreadable)).toBeTruthy();
  });

  it('explains while typing why a color is unsuitable, and saves a readable one', async () => {
    const { user, brand } = await section(true);
    const color = await brand.findByLabelText('Color');
    await user.type(color, '#ffd400');
    expect(brand.getByText(/too light on white paper: 1.4:1.*such as #af9200/)).toBeTruthy();
    expect(brand.getByRole<HTMLButtonElement>('button', { name: 'Save color' }).disabled).toBe(true);
    await user.clear(color);
    await user.type(color, '#AF9200');
    await user.click(brand.getByRole('button', { name: 'Save color' }));
    expect(await brand.findByText(REPORT_BRAND_TEXTS.saved)).toBeTruthy();
    await user.click(brand.getByRole('button', { name: 'Remove color' }));
    await waitFor(() => expect(heard).toEqual([{ color: '#af9200' }, { color: null }]));
    expect(document.activeElement).toBe(brand.getByLabelText('Pick a color'));
  });
});
