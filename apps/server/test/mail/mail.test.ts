import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { resetPasswordEmail } from '../../src/mail/emails/access.ts';
import { openMailer } from '../../src/mail/open-mailer.ts';

const MAIL = {
  to: 'mara@example.com',
  subject: 'Ein Gruß – ✓',
  text: 'Open http://localhost:3000/x?token=abc to go on.',
  html: '<p>Open <a href="http://localhost:3000/x?token=abc">this</a> to go on.</p>',
  replyTo: 'reader@example.com',
};

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'adjudge-mail-'));
  closing.push(() => rm(made, { recursive: true }));
  return made;
}

function expectMail(mail: Email): void {
  expect(mail.subject).toBe(MAIL.subject);
  expect(mail.from).toMatchObject({ name: 'Adjudge', address: 'from@example.com' });
  expect(mail.to).toMatchObject([{ address: MAIL.to }]);
  expect(mail.replyTo).toMatchObject([{ address: MAIL.replyTo }]);
  expect(mail.text?.trim()).toBe(MAIL.text);
  expect(mail.html?.trim()).toBe(MAIL.html);
}

describe('mail without an SMTP server', () => {
  it('is written to the outbox, with its links reported', async () => {
    const dataDir = await folder();
    const told: { file: string; links: readonly string[] }[] = [];
    const mailer = openMailer({ dataDir, smtpUrl: null, mailFrom: 'from@example.com' }, (mail) =>
      told.push(mail),
    );
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const files = await readdir(path.join(dataDir, 'outbox'));
    expect(files).toHaveLength(2);
    expect(told[0]?.links).toEqual(['http://localhost:3000/x?token=abc']);
    expectMail(await PostalMime.parse(await readFile(told[0]?.file ?? '', 'utf8')));
  });
});

describe('mail with an SMTP server', () => {
  async function listen(
    options: { refuses?: boolean; milliseconds?: number } = {},
  ): Promise<{ url: string; got: Buffer[] }> {
    const got: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(options.refuses === true ? new Error('no such mailbox') : null),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          setTimeout(() => {
            got.push(Buffer.concat(chunks));
            done();
          }, options.milliseconds ?? 0);
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, got };
  }

  const mailerAt = (smtpUrl: string) =>
    openMailer({ dataDir: tmpdir(), smtpUrl, mailFrom: 'from@example.com' }, () => undefined);

  it('is delivered', async () => {
    const { url, got } = await listen();
    const mailer = mailerAt(url);
    await mailer.send(MAIL);
    await mailer.close();
    expect(got).toHaveLength(1);
    expectMail(await PostalMime.parse(got[0] ?? ''));
  });

  it('that is being sent is delivered before the mailer closes', async () => {
    const { url, got } = await listen({ milliseconds: 200 });
    const mailer = mailerAt(url);
    const sent = mailer.send(MAIL);
    await mailer.close();
    expect(got).toHaveLength(1);
    await sent;
  });

  it('is delivered as text and HTML with a long link intact', async () => {
    const { url, got } = await listen();
    const mailer = mailerAt(url);
    const token = 'k'.repeat(43);
    await mailer.send(
      resetPasswordEmail({ to: MAIL.to, publicUrl: 'https://ads.of.a.long.name.example', token, hours: 1 }),
    );
    await mailer.close();
    const mail = await PostalMime.parse(got[0] ?? '');
    const link = `https://ads.of.a.long.name.example/reset-password?token=${token}`;
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`href="${link}"`);
  });

  it.each([
    ['refuses the recipient', () => listen({ refuses: true }).then(({ url }) => url)],
    ['does not answer', async () => 'smtp://127.0.0.1:1'],
  ])('fails when the server %s', async (_name, address) => {
    await expect(mailerAt(await address()).send(MAIL)).rejects.toThrow(/no such mailbox|ECONNREFUSED/);
  });
});
