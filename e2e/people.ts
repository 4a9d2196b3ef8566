import type { APIRequestContext, BrowserContext } from '@playwright/test';

export const PASSWORD = 'correct horse battery';

/** Signed up and verified before the server starts. */
export const ADMIN = 'admin@example.com';

let people = 0;
export const newEmail = (): string => `person-${process.pid}-${Date.now()}-${people++}@example.com`;

/** Whoever creates a request context: Playwright's own fixture. */
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
  creditsLeft(): Promise<unknown>;
}

/** Signs somebody up without a browser. */
export async function signUp(request: Requests, baseURL: string): Promise<Person> {
  const api = await request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: new URL(baseURL).origin },
  });
  const email = newEmail();
  const answer = await api.post('/_api/auth/register_with_password', {
    data: { email, password: PASSWORD, displayName: 'Mara Reader' },
  });
  if (!answer.ok()) throw new Error(`Nobody could sign up: ${answer.status()} ${await answer.text()}`);
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

/** Buys a package with the test mode's good card. */
export async function buy({ api }: Person, planName: string): Promise<void> {
  const intent = await api.post('/_api/stripe/create-payment-intent', { data: { planName, quantity: 1 } });
  const { clientSecret } = await intent.json();
  const paid = await api.post('/_api/payments/test-confirm', {
    data: { clientSecret, paymentMethod: 'pm_card_visa' },
  });
  if (!paid.ok()) throw new Error(`Nobody could pay: ${paid.status()} ${await paid.text()}`);
}
