// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Email } from '../../src/mail/email.ts';
import { writeEmail } from '../../src/mail/write-email.ts';
import {
  passwordChangedEmail,
  resetPasswordEmail,
  secondFactorEmail,
  verificationEmail,
} from '../../src/mail/emails/access.ts';
import { accountDeletedEmail } from '../../src/mail/emails/account.ts';

const LETTER: Email = {
  to: 'mara@example.com',
  subject: 'A subject',
  heading: 'A heading',
  paragraphs: ['The first.', 'The second.'],
  reason: 'You get this because of that.',
};

const drawn = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

describe('writeEmail', () => {
  it('has the same content in text and HTML', () => {
    const mail = writeEmail({
      ...LETTER,
      facts: [
        ['Amount', '6.99 USD'],
        ['Plan', 'Banner Package'],
      ],
      quote: 'Hello,\nit is me.',
      action: { label: 'Open it', url: 'https://adjudge.example/x?a=1&b=2' },
      notes: ['It works once.'],
    });
    expect(mail.text).toBe(
      [
        'A heading',
        'The first.',
        'The second.',
        'Amount: 6.99 USD\nPlan: Banner Package',
        '> Hello,\n> it is me.',
        'Open it:\nhttps://adjudge.example/x?a=1&b=2',
        'It works once.',
        '-- \nAdjudge · Ad grading that shows its work\nYou get this because of that.\n',
      ].join('\n\n'),
    );
    const page = drawn(mail.html);
    expect(page.querySelector('h1')?.textContent).toBe('A heading');
    expect([...page.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['Amount', 'Plan']);
    expect(page.querySelector('blockquote')?.innerHTML).toBe('Hello,<br>it is me.');
    expect([...page.querySelectorAll('a')].map((link) => link.href)).toEqual([
      'https://adjudge.example/x?a=1&b=2',
      'https://adjudge.example/x?a=1&b=2',
    ]);
    for (const part of ['The first.', 'It works once.', 'You get this because of that.'])
      expect(page.body.textContent).toContain(part);
  });

  it('escapes user input', () => {
    const typed = `<img src=x onerror="alert('1')"> & <b>bold</b>`;
    const mail = writeEmail({
      ...LETTER,
      subject: `Hi\r\nBcc: everybody@example.com ${typed}`,
      heading: typed,
      paragraphs: [typed],
      facts: [[typed, typed]],
      quote: typed,
      action: { label: typed, url: `https://adjudge.example/?q=">${typed}` },
      notes: [typed],
      reason: typed,
    });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    const page = drawn(mail.html);
    expect(page.querySelectorAll('img, b, script')).toHaveLength(0);
    expect(page.querySelector('h1')?.textContent).toBe(typed);
    expect(page.querySelector('td blockquote')?.textContent).toBe(typed);
    expect(page.querySelectorAll('[onerror]')).toHaveLength(0);
  });

  it('allows only web URLs in links', () => {
    expect(() => writeEmail({ ...LETTER, action: { label: 'Go', url: 'javascript:alert(1)' } })).toThrow(
      RangeError,
    );
  });

  it('loads no external resources', () => {
    const { html } = writeEmail(LETTER);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
  });
});

describe('sign-in emails', () => {
  const whom = { to: 'mara@example.com', publicUrl: 'https://ads.example', token: 'a-b_c', hours: 1 };

  it.each([
    ['link to email verification', verificationEmail(whom), 'https://ads.example/verify-email?token=a-b_c'],
    ['link to password reset', resetPasswordEmail(whom), 'https://ads.example/reset-password?token=a-b_c'],
    [
      'link to a password reset when the password was changed',
      passwordChangedEmail(whom),
      'https://ads.example/forgot-password',
    ],
  ])('%s', (_name, mail, address) => {
    expect(mail.to).toBe('mara@example.com');
    expect(mail.text.match(/https:\S+/)?.[0]).toBe(address);
    expect(drawn(mail.html).querySelector('a')?.href).toBe(address);
  });

  it('tell what verifying takes, and that the account exists without it', () => {
    const { text } = verificationEmail(whom);
    expect(text).toContain('open the link, then press the button on the page');
    expect(text).toContain('The account exists, but your address stays unverified.');
  });

  it.each(
    [
      verificationEmail(whom),
      resetPasswordEmail(whom),
      passwordChangedEmail(whom),
      secondFactorEmail(whom),
      accountDeletedEmail({ ...whom, supportEmail: 'help@ads.example' }),
    ].map(({ subject, text }) => [subject, text]),
  )('end no URL with a period: %s', (_subject, text) => {
    expect(text).toContain(whom.publicUrl);
    expect(text).not.toMatch(/https:\S+[.,](\s|$)/);
  });
});
