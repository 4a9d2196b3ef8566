// @vitest-environment jsdom
import { ADMIN_TEXTS } from '@adjudge/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const CODES = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'];
const SECRET = 'JBSWY3DPEHPK3PXP';

/** A server that knows whether an app is set up, and accepts one code. */
function anAdmin({ isSetUp }: { isSetUp: boolean }) {
  let proven = false;
  const taking = (path: string, right: () => object) =>
    http.post(path, async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      if (code !== '123456') return apiError('wrong-credentials', ADMIN_TEXTS.codeWrong);
      proven = true;
      return HttpResponse.json(right());
    });
  api.use(
    signedIn(aUser({ role: 'admin' })),
    http.get('/_api/admin/second-factor', () => HttpResponse.json({ isSetUp, proven })),
    http.get('/_api/admin/users', () =>
      proven
        ? HttpResponse.json({ users: [], totalCount: 0 })
        : apiError('second-factor', ADMIN_TEXTS.secondFactorNeeded),
    ),
    http.post('/_api/admin/second-factor/begin', () =>
      HttpResponse.json({ uri: `otpauth://totp/Adjudge:a?secret=${SECRET}`, secret: SECRET }),
    ),
    taking('/_api/admin/second-factor/prove', () => ({ success: true })),
    taking('/_api/admin/second-factor/confirm', () => ({ recoveryCodes: CODES })),
  );
}

const codeForm = async () => within(await screen.findByRole('form', { name: 'Authenticator code' }));

describe('the admin page before second-factor verification', () => {
  beforeEach(() => anAdmin({ isSetUp: true }));

  it('asks only for a code and opens once it is correct', async () => {
    const { user } = renderApp('/admin');
    const form = await codeForm();
    expect(screen.queryByRole('tab', { name: 'Audit log' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Open the admin pages' }));
    expect(form.getByText('Enter the code')).toBeTruthy();
    await user.type(form.getByLabelText('Code'), '000000');
    await user.click(form.getByRole('button', { name: 'Open the admin pages' }));
    expect(await form.findByText(ADMIN_TEXTS.codeWrong)).toBeTruthy();
    await user.clear(form.getByLabelText('Code'));
    await user.type(form.getByLabelText('Code'), ' 123456 ');
    await user.click(form.getByRole('button', { name: 'Open the admin pages' }));
    expect(await screen.findByRole('tab', { name: 'Audit log' })).toBeTruthy();
  });
});

describe('an admin without an authenticator app', () => {
  beforeEach(() => anAdmin({ isSetUp: false }));

  it('sets one up and sees the recovery codes first', async () => {
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    const form = await codeForm();
    expect(screen.getByText(SECRET)).toBeTruthy();
    expect(screen.getByTitle('QR code for your authenticator app')).toBeTruthy();
    await user.type(form.getByLabelText('Code'), '123456');
    await user.click(form.getByRole('button', { name: 'Confirm' }));
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole(
      'listitem',
    );
    expect(codes.map(({ textContent }) => textContent)).toEqual(CODES);
    expect(screen.queryByRole('tab', { name: 'Audit log' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByRole('tab', { name: 'Audit log' })).toBeTruthy();
  });
});
