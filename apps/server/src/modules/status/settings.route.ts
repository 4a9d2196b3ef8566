import { DEMO_ACCOUNT, ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../http/app.ts';
import type { StatusDeps } from './deps.ts';
import { serve } from '../../http/serve.ts';

export function settingsRoute(app: App, { demo, thirdParty, payments, reader }: StatusDeps): void {
  serve(app, ENDPOINTS.settings, {}, async () => ({
    demoAccount: demo ? DEMO_ACCOUNT : null,
    thirdParty: thirdParty?.publicInfo ?? null,
    ...(reader !== null && { reader: { model: reader.model.model, asksConsent: reader.asksConsent } }),
    payments: { provider: payments.name, publishableKey: payments.publishableKey },
  }));
}
