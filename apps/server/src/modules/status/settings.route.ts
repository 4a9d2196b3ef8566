import { DEMO_ACCOUNT, ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../http/app.ts';
import type { StatusDeps } from './deps.ts';

const { path, response } = ENDPOINTS.settings;

export function settingsRoute(app: App, { demo, thirdParty, payments, reader }: StatusDeps): void {
  app.get(path, { schema: { response: { 200: response } } }, async () => ({
    demoAccount: demo ? DEMO_ACCOUNT : null,
    thirdParty: thirdParty?.publicInfo ?? null,
    ...(reader !== null && { reader: { model: reader.model.model, asksConsent: reader.asksConsent } }),
    payments: { provider: payments.name, publishableKey: payments.publishableKey },
  }));
}
