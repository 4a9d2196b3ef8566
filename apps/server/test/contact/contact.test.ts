import { CONTACT_TEXTS, ENDPOINTS, TEXTS } from '@adjudge/contract';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../src/mail/mailer.ts';
import { mailWaitingMessages } from '../../src/modules/contact/messages.ts';
import { contactMessages } from '../../src/db/schema.ts';
import { SUPPORT, type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.mailer.sent.length = 0;
  product.mailer.refuses = false;
  await product.database.db.delete(contactMessages);
});

const { path } = ENDPOINTS.contact;
const MESSAGE = {
  name: 'Mara Rossi',
  email: 'mara@example.com',
  subject: 'A question of credits',
  message: 'How long does a package last?\nI buy in spring.',
};

const kept = () => product.database.db.select().from(contactMessages).orderBy(asc(contactMessages.createdAt));
const support = () => ({
  db: product.database.db,
  mailer: product.mailer,
  supportEmail: SUPPORT,
});

describe('a message to support', () => {
  it('is stored and mailed with a reply-to address', async () => {
    const answer = await product.browser().post(path, MESSAGE);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    const mail = product.mailer.lastTo(SUPPORT);
    expect(mail).toMatchObject({
      replyTo: 'mara@example.com',
      subject: '[Adjudge contact] A question of credits',
    });
    expect(mail.text.replaceAll('\n> ', '\n')).toContain(MESSAGE.message);
    const [row] = await kept();
    expect(row).toMatchObject({ ...MESSAGE, userId: null, handledAt: null });
    expect(row?.mailedAt).toBeInstanceOf(Date);
  });

  it('is linked to the signed-in account', async () => {
    const member = await product.member();
    await member.post(path, MESSAGE);
    const [row] = await kept();
    expect(row?.userId).toMatch(/^[\da-f-]{36}$/);
  });

  it('is accepted while the mail server is down, and mailed once when it is back', async () => {
    product.mailer.refuses = true;
    const answer = await product.browser().post(path, MESSAGE);
    expect(answer.statusCode).toBe(200);
    expect((await kept())[0]?.mailedAt).toBeNull();
    await expect(mailWaitingMessages(support())).rejects.toThrow('away');
    expect((await kept())[0]?.mailedAt).toBeNull();
    product.mailer.refuses = false;
    await Promise.all([mailWaitingMessages(support()), mailWaitingMessages(support())]);
    expect(product.mailer.sent).toHaveLength(1);
    expect((await kept())[0]?.mailedAt).toBeInstanceOf(Date);
  });

  it('that the mail server refuses for good does not hold up the others, until it is handled', async () => {
    product.mailer.refuses = true;
    await product.browser().post(path, MESSAGE);
    await product.browser().post(path, { ...MESSAGE, subject: 'Cheap watches' });
    product.mailer.refuses = false;
    const tried: string[] = [];
    const mailer = {
      close: async () => undefined,
      send: async ({ subject }: Mail) => {
        tried.push(subject);
        if (subject.includes('watches')) throw Object.assign(new Error('no spam'), { responseCode: 550 });
      },
    };
    await expect(mailWaitingMessages({ ...support(), mailer })).rejects.toThrow('no spam');
    expect(tried).toEqual(['[Adjudge contact] Cheap watches', '[Adjudge contact] A question of credits']);
    expect((await kept()).map(({ mailedAt }) => mailedAt !== null)).toEqual([true, false]);
    await product.database.db.update(contactMessages).set({ handledAt: new Date() });
    await mailWaitingMessages({ ...support(), mailer });
    expect(tried).toHaveLength(2);
  });

  it('cannot inject a mail header', async () => {
    await product.browser().post(path, {
      ...MESSAGE,
      name: 'Mara\r\nBcc: victim@example.com',
      subject: 'A question\r\nBcc: victim@example.com\u2028x\u0000y',
    });
    const mail = product.mailer.lastTo(SUPPORT);
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: 'no-reply@example.com',
      ...mail,
    });
    const read = await PostalMime.parse(message as Buffer);
    expect(read.subject).toBe('[Adjudge contact] A question Bcc: victim@example.com x y');
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(read.bcc ?? []).toEqual([]);
    expect(read.to?.map(({ address }) => address)).toEqual([SUPPORT]);
  });

  it.each(['mara@example.com\r\nBcc: victim@example.com', 'mara@example.com, victim@example.com', 'mara'])(
    'is refused with the invalid address %j',
    async (email) => {
      const answer = await product.browser().post(path, { ...MESSAGE, email });
      expect([answer.statusCode, answer.json().error]).toEqual([400, TEXTS.emailInvalid]);
      expect(product.mailer.sent).toEqual([]);
    },
  );

  it('shows markup as typed in the text and HTML mail', async () => {
    const message = 'Is <script>alert("1")</script> & Co. graded too?';
    await product.browser().post(path, { ...MESSAGE, message });
    const mail = product.mailer.lastTo(SUPPORT);
    expect(mail.text).toContain(message);
    expect(mail.html).toContain('Is &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Co. graded too?');
  });

  it.each([
    [{ name: ' M ' }, CONTACT_TEXTS.nameShort],
    [{ name: 'M'.repeat(101) }, CONTACT_TEXTS.nameLong],
    [{ subject: 'Four' }, CONTACT_TEXTS.subjectShort],
    [{ subject: 'x'.repeat(201) }, CONTACT_TEXTS.subjectLong],
    [{ message: `${'x'.repeat(19)}\n \u0000` }, CONTACT_TEXTS.messageShort],
    [{ message: 'x'.repeat(2001) }, CONTACT_TEXTS.messageLong],
  ])('is refused with a specific message for %j', async (fault, text) => {
    const answer = await product.browser().post(path, { ...MESSAGE, ...fault });
    expect([answer.statusCode, answer.json().error]).toEqual([400, text]);
    expect(await kept()).toEqual([]);
  });

  it('may have 20 to 2000 characters', async () => {
    for (const message of ['x'.repeat(20), 'x'.repeat(2000)]) {
      expect((await product.browser().post(path, { ...MESSAGE, message })).statusCode).toBe(200);
    }
  });
});

it('the contact form limits the messages from one address', async () => {
  const strict = await testProduct({ rateLimits: { contact: { max: 2, seconds: 600 } } });
  const codes = [];
  for (let time = 0; time < 3; time += 1) {
    codes.push((await strict.browser().post(path, MESSAGE)).statusCode);
  }
  await strict.close();
  expect(codes).toEqual([200, 200, 429]);
});

describe('page aliases', () => {
  it.each([
    ['/register', '/signup'],
    ['/register?plan=Banner+Package&next=%2F', '/signup?plan=Banner+Package&next=%2F'],
    ['/register?//evil.example', '/signup?//evil.example'],
    ['/support', '/contact'],
    ['/support?from=payment', '/contact?from=payment'],
  ])('redirect %s to %s', async (asked, page) => {
    const answer = await product.browser().get(asked, { accept: 'text/html' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, page]);
  });
});
