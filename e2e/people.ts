import { randomInt } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { takeAdminCode } from './admin-codes.ts';
import { type UploadFile, smallBannerFile } from './banners.ts';

export const PASSWORD = 'correct horse battery';

/** Signed up and verified before the server starts. */
export const ADMIN = 'admin@example.com';

/** The same, and without an authenticator app. */
export const NEW_ADMIN = 'new-admin@example.com';

let people = 0;
export const newEmail = (): string => `person-${process.pid}-${Date.now()}-${people++}@example.com`;

/** Fills in the sign-up form that stands there, as somebody new, and sends it. */
export async function signUpHere(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm Password').fill(PASSWORD);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** What creates a request context: Playwright's own fixture. */
interface Requests {
  newContext(options: {
    baseURL: string;
    extraHTTPHeaders: Record<string, string>;
  }): Promise<APIRequestContext>;
}

/** A signed-up person: calls in their name, and a way to give a browser their session. */
export interface Person {
  readonly email: string;
  readonly api: APIRequestContext;
  signIn(context: BrowserContext): Promise<void>;
  /** Gradings left, as the session tells. */
  creditsLeft(): Promise<{ banner: number; video: number }>;
}

/** As a proxy on this machine tells it: limits are counted by address, and journeys are of many people. */
export const fromElsewhere = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
});

const contextOf = (request: Requests, baseURL: string): Promise<APIRequestContext> =>
  request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: new URL(baseURL).origin, ...fromElsewhere() },
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

/** Signs somebody up without a browser. */
export async function signUp(request: Requests, baseURL: string): Promise<Person> {
  const api = await contextOf(request, baseURL);
  const email = newEmail();
  const answer = await api.post('/_api/auth/register_with_password', {
    data: { email, password: PASSWORD, displayName: 'Mara Reader' },
  });
  if (!answer.ok()) throw new Error(`Nobody could sign up: ${answer.status()} ${await answer.text()}`);
  return personOf(email, api, baseURL);
}

/** Logs the admin in without a browser, with a code as well. */
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
 * Has a creative graded without a browser, with its copy if there is one; the small example ad when left out.
 * @returns the analysis' id
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

/** Buys a package with the test mode's good card. */
export async function buy({ api }: Person, planName: string): Promise<void> {
  const intent = await api.post('/_api/stripe/create-payment-intent', { data: { planName, quantity: 1 } });
  const { clientSecret } = await intent.json();
  const paid = await api.post('/_api/payments/test-confirm', {
    data: { clientSecret, paymentMethod: 'pm_card_visa' },
  });
  if (!paid.ok()) throw new Error(`Nobody could pay: ${paid.status()} ${await paid.text()}`);
}
