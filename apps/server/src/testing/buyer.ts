import { ENDPOINTS, type TestMethod } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../db/schema.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestProduct } from './test-product.ts';

const { createPaymentIntent, paymentStatus, testConfirm } = ENDPOINTS;

/** Creates a payment intent for a package. */
export async function begin(member: TestBrowser, planName = 'Banner Package', quantity = 1) {
  const answer = await member.post(createPaymentIntent.path, { planName, quantity });
  expect(answer.statusCode).toBe(200);
  return createPaymentIntent.response.parse(answer.json());
}

/** Pays an intent in test mode. */
export async function confirm(
  member: TestBrowser,
  clientSecret: string,
  paymentMethod: TestMethod = 'pm_card_visa',
) {
  const answer = await member.post(testConfirm.path, { clientSecret, paymentMethod });
  expect(answer.statusCode).toBe(200);
  return testConfirm.response.parse(answer.json());
}

export const statusOf = (member: TestBrowser, intent: string) =>
  member.get(`${paymentStatus.path}?payment_intent=${intent}`);

/** @returns the id of the payment */
export async function buy(member: TestBrowser, planName: string, quantity = 1): Promise<string> {
  const { clientSecret, paymentIntent } = await begin(member, planName, quantity);
  await confirm(member, clientSecret);
  return paymentStatus.response.parse((await statusOf(member, paymentIntent)).json()).paymentId;
}

export async function accountOf(
  { database }: TestProduct,
  member: TestBrowser,
): Promise<typeof users.$inferSelect> {
  const [row] = await database.db.select().from(users).where(eq(users.email, member.email));
  if (!row) throw new Error('nobody');
  return row;
}

/** Receipts that were mailed to this member. */
export const receiptsTo = ({ mailer }: TestProduct, member: TestBrowser) =>
  mailer.sent.filter(({ to, subject }) => to === member.email && subject.includes('receipt'));
