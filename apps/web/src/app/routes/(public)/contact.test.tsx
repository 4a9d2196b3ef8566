// @vitest-environment jsdom
import { CONTACT_TEXTS, TEXTS } from '@adjudge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { apiError, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();

const TYPED = {
  Name: 'Mara Rossi',
  Email: 'mara@example.com',
  Subject: 'A question of credits',
  Message: 'How long does a package last?',
};

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function fillIn(user: ReturnType<typeof renderApp>['user']): Promise<void> {
  await screen.findByRole('form', { name: 'Contact' });
  for (const [name, value] of Object.entries(TYPED)) {
    await user.clear(field(name));
    await user.type(field(name), value);
  }
}

const send = () => screen.getByRole('button', { name: 'Send Message' });

describe('the contact page', () => {
  it('shows the support hours and address', async () => {
    renderApp('/contact');
    expect(await screen.findByText('Monday to Friday 9:00 AM to 5:00 PM EST')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'support@adjudge.example' }).getAttribute('href')).toBe(
      'mailto:support@adjudge.example',
    );
  });

  it('shows the support address that the installation set', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    onTestFinished(() => meta.remove());
    Object.assign(meta, { name: 'support-email', content: 'help@company.example' });
    const { router } = renderApp('/contact');
    const link = await screen.findByRole('link', { name: 'help@company.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@company.example');
    await act(() => router.navigate({ href: '/refund-and-cancellation' }));
    expect(await screen.findAllByRole('link', { name: 'help@company.example' })).toHaveLength(1);
    await act(() => router.navigate({ href: '/faq#reach-support' }));
    expect(await screen.findByText(/by mail to help@company\.example/)).toBeTruthy();
  });

  it('shows validation errors next to the fields and sends nothing', async () => {
    const { user } = renderApp('/contact');
    await screen.findByRole('form', { name: 'Contact' });
    await user.click(send());
    for (const text of [
      CONTACT_TEXTS.nameShort,
      TEXTS.emailInvalid,
      CONTACT_TEXTS.subjectShort,
      CONTACT_TEXTS.messageShort,
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Name'));
  });

  it('sends the message, confirms it, and offers to send another', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('/_api/contact', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderApp('/contact');
    await fillIn(user);
    await user.click(send());
    const heading = await screen.findByRole('heading', { name: 'Message sent' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/We will reply to mara@example.com/)).toBeTruthy();
    expect(sent).toEqual([
      {
        name: TYPED.Name,
        email: TYPED.Email,
        subject: TYPED.Subject,
        message: TYPED.Message,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Send Another Message' }));
    expect(field('Message').value).toBe('');
  });

  it('keeps the message and shows the reason when sending fails', async () => {
    api.use(http.post('/_api/contact', () => apiError('internal', 'The desk is closed.')));
    const { user } = renderApp('/contact');
    await fillIn(user);
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Submission failed: The desk is closed. Please try again later.',
    );
    expect(field('Message').value).toBe(TYPED.Message);
  });

  it('shows that the message is being sent', async () => {
    api.use(http.post('/_api/contact', () => delay('infinite')));
    const { user } = renderApp('/contact');
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy();
  });

  it('prefills the account’s address without overwriting typed input', async () => {
    let answer = (): void => {};
    const known = new Promise<void>((done) => (answer = done));
    api.use(
      http.get('/_api/auth/session', async () => {
        await known;
        return HttpResponse.json({ user: aUser() });
      }),
    );
    const { user } = renderApp('/contact');
    await screen.findByRole('form', { name: 'Contact' });
    await user.type(field('Name'), 'Somebody Else');
    answer();
    await waitFor(() => expect(field('Email').value).toBe('mara@example.com'));
    expect(field('Name').value).toBe('Somebody Else');
  });
});

describe('an alias URL', () => {
  it.each([
    ['/register', '/signup'],
    ['/register?plan=Banner+Package', '/signup?plan=Banner+Package'],
    ['/support', '/contact'],
  ])('%s redirects to %s', async (asked, page) => {
    const { router, address } = renderApp('/contact');
    await screen.findByRole('form', { name: 'Contact' });
    await act(() => router.navigate({ href: asked }));
    expect(address()).toBe(page);
  });
});
