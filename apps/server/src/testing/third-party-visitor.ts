import {
  ENDPOINTS,
  OAUTH_AUTHORIZE_PATH,
  OAUTH_CALLBACK_PATH,
  type PopupMessage,
  popupMessageSchema,
} from '@adjudge/contract';
import type { Response as Answer } from 'light-my-request';
import type { App } from '../http/app.ts';

const MOST_HOPS = 20;

/** What the popup page posts, and to which origin. */
export interface PopupResult {
  readonly status: number;
  readonly origin: string;
  readonly message: PopupMessage;
}

/** A visitor's browser, with the cookies of the product, by path, and of the provider. */
export class ThirdPartyVisitor {
  readonly #app: App;
  readonly #provider: string;
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly #providerCookies = new Map<string, string>();

  /** @param provider the product's id for it */
  constructor(app: App, provider: string) {
    this.#app = app;
    this.#provider = provider;
  }

  /** @returns the provider's address that the popup is redirected to */
  async authorize(): Promise<string> {
    const answer = await this.send('GET', `${OAUTH_AUTHORIZE_PATH}?provider=${this.#provider}`);
    const { location } = answer.headers;
    if (location === undefined) throw new Error(`not led on: ${answer.statusCode} ${answer.body}`);
    return location;
  }

  /** Logs in and consents in the provider's own forms. @returns the path it sends the browser back to */
  async consent(address: string, login: string): Promise<string> {
    let [page, form] = [address, null as URLSearchParams | null];
    for (let hop = 0; hop < MOST_HOPS; hop += 1) {
      const answer = await this.#ask(page, form);
      const location = answer.headers.get('location');
      form = null;
      if (location === null) [page, form] = await nextForm(answer, page, login);
      else page = new URL(location, page).href;
      const { pathname, search } = new URL(page);
      if (pathname === OAUTH_CALLBACK_PATH) return `${pathname}${search}`;
    }
    throw new Error('the provider never sent the browser back');
  }

  async come(back: string): Promise<PopupResult> {
    return readPopup(await this.send('GET', back));
  }

  /** The whole popup flow. */
  async popup(login: string): Promise<PopupResult> {
    return this.come(await this.consent(await this.authorize(), login));
  }

  establish(tempToken: string): Promise<Answer> {
    return this.send('POST', ENDPOINTS.establishSession.path, { tempToken });
  }

  /** The whole popup flow, and the session after it. */
  async signIn(login: string): Promise<Answer> {
    return this.establish(tokenOf(await this.popup(login)));
  }

  async send(method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> {
    const cookies = [...this.cookies].filter(([, { path }]) => url.startsWith(path));
    const answer = await this.#app.inject({
      method,
      url,
      headers: { cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; ') },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, path = '/' } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, { value, path });
    }
    return answer;
  }

  async #ask(url: string, body: URLSearchParams | null): Promise<Response> {
    const cookie = [...this.#providerCookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body === null ? {} : { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#providerCookies.delete(name);
      else this.#providerCookies.set(name, value);
    }
    return answer;
  }
}

/** @throws when the popup reports an error */
export function tokenOf({ message }: PopupResult): string {
  if (message.type === 'OAUTH_ERROR') throw new Error(`${message.error.code}: ${message.error.message}`);
  return message.token;
}

export function readPopup(answer: Answer): PopupResult {
  const [, json = ''] = /<script type="application\/json" id="told">(.*?)<\/script>/s.exec(answer.body) ?? [];
  const { message, origin } = JSON.parse(json) as { message: unknown; origin: string };
  return { status: answer.statusCode, origin, message: popupMessageSchema.parse(message) };
}

async function nextForm(answer: Response, page: string, login: string): Promise<[string, URLSearchParams]> {
  const html = await answer.text();
  const [, action] = /<form[^>]*action="([^"]+)"/.exec(html) ?? [];
  const [, prompt] = /name="prompt" value="([^"]+)"/.exec(html) ?? [];
  if (action === undefined || prompt === undefined) throw new Error(`no form: ${answer.status} ${html}`);
  const typed = prompt === 'login' ? { prompt, login, password: 'anything' } : { prompt };
  return [new URL(action, page).href, new URLSearchParams(typed)];
}
