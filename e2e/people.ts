import { randomInt } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { takeAdminCode } from './admin-codes.ts';
import { type UploadFile, smallBannerFile } from './banners.ts';

export const PASSWORD = 'correct horse battery';

/** Signed up and verified before the server starts. */
export const ADMIN = 'admin@example.com';

/** Like ADMIN, but without an authenticator app. */
export const NEW_ADMIN = 'new-admin@example.com';

let people = 0;
export const newEmail = (): string => `person-${process.pid}-${Date.now()}-${people++}@example.com`;

/** Submits the sign-up form on the current page as a new user. */
export async function signUpHere(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm Password').fill(PASSWORD);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** The part of Playwright's `request` fixture that creates contexts. */
interface Requests {
  newContext(options: {
    baseURL: string;
    extraHTTPHeaders: Record<string, string>;
  }): Promise<APIRequestContext>;
}

/** A signed-up user: sends API requests on their behalf, and can sign in a browser. */
export interface Person {
  readonly email: string;
  readonly api: APIRequestContext;
  signIn(context: BrowserContext): Promise<void>;
  /** Remaining gradings, from the session. */
  creditsLeft(): Promise<{ banner: number; video: number }>;
}

/** A random client address, as a local proxy would forward it. Limits count per address, and the tests act as many users. */
export const newClientHeaders = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
});

const contextOf = (request: Requests, baseURL: string): Promise<APIRequestContext> =>
  request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: new URL(baseURL).origin, ...newClientHeaders() },
  });

async function personOf(email: string, api: APIRequestContext, baseURL: string): Promise<Person> {
  const { cookies } = await api.storageState();
  return {
    email,
    api,
    signIn: (context) =>
      context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: baseURL }))),
    creditsLeft: async () => {
      const session = await (await api.get('/_api/auth/session')).json();
      return session.user.usageRemaining;
    },
  };
}

/** Signs up a new user through the API. */
export async function signUp(request: Requests, baseURL: string): Promise<Person> {
  const api = await contextOf(request, baseURL);
  const email = newEmail();
  const answer = await api.post('/_api/auth/register_with_password', {
    data: { email, password: PASSWORD, displayName: 'Mara Reader' },
  });
  if (!answer.ok()) throw new Error(`Nobody could sign up: ${answer.status()} ${await answer.text()}`);
  return personOf(email, api, baseURL);
}

/** Logs in the admin through the API, including the second factor. */
export async function logInAsAdmin(request: Requests, baseURL: string): Promise<Person> {
  const api = await contextOf(request, baseURL);
  const answer = await api.post('/_api/auth/login_with_password', {
    data: { email: ADMIN, password: PASSWORD },
  });
  if (!answer.ok()) throw new Error(`The admin could not log in: ${answer.status()} ${await answer.text()}`);
  const proven = await api.post('/_api/admin/second-factor/prove', { data: { code: takeAdminCode() } });
  if (!proven.ok())
    throw new Error(`The admin's code was refused: ${proven.status()} ${await proven.text()}`);
  return personOf(ADMIN, api, baseURL);
}

/**
 * Grades a creative through the API. Uses the small example ad by default.
 * @returns the id of the analysis
 */
export async function grade(
  { api }: Person,
  { creative, copy }: { creative?: UploadFile; copy?: string } = {},
): Promise<string> {
  const creativeFile = creative ?? (await smallBannerFile());
  const answer = await api.post(`/_api/analysis/${copy === undefined ? 'creative-analyze' : 'ai-analyze'}`, {
    multipart: copy === undefined ? { creativeFile } : { creativeFile, adCopy: copy },
    timeout: 60_000,
  });
  if (!answer.ok()) throw new Error(`Nothing was graded: ${answer.status()} ${await answer.text()}`);
  const { analysisId } = await answer.json();
  return analysisId;
}

/** Buys a package with the test card that is always accepted. */
export async function buy({ api }: Person, planName: string): Promise<void> {
  const intent = await api.post('/_api/stripe/create-payment-intent', { data: { planName, quantity: 1 } });
  const { clientSecret } = await intent.json();
  const paid = await api.post('/_api/payments/test-confirm', {
    data: { clientSecret, paymentMethod: 'pm_card_visa' },
  });
  if (!paid.ok()) throw new Error(`Nobody could pay: ${paid.status()} ${await paid.text()}`);
}
