import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './fixtures.ts';

const outbox = (): string => path.join(process.env['E2E_DATA'] ?? '', 'server', 'outbox');

async function mailAbout(subject: string): Promise<string | undefined> {
  const names = await readdir(outbox()).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox(), name), 'utf8')));
  return mails.find((mail) => mail.includes(`Subject: [Adjudge contact] ${subject}`));
}

test('a visitor is redirected from support to contact, sends a message, and the mail goes out', async ({
  page,
}) => {
  await page.goto('/support?from=payment');
  await expect(page).toHaveURL('/contact?from=payment');
  await expect(page.getByText('Monday to Friday 9:00 AM to 5:00 PM EST')).toBeVisible();

  const subject = `Bill ${Date.now()}`;
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Mara Rossi');
  await form.getByLabel('Email').fill('mara@example.com');
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Message').fill('Too short');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Message must be at least 20 characters')).toBeVisible();
  await form.getByLabel('Message').fill('Where do I find the bill of my package?');
  await form.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  const mail = await mailAbout(subject);
  expect(mail).toContain('Reply-To: mara@example.com');
  expect(mail).toContain('To: support@adjudge.example');
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('');
});
