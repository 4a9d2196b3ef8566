import type { ThirdPartySettings } from '../../modules/third-party/third-party-settings.ts';

/** The product's settings for the provider of loopback-provider.ts at this port. */
export const loopbackSettings = (port: number): ThirdPartySettings => ({
  issuer: new URL(`http://127.0.0.1:${port}`),
  clientId: 'adjudge',
  clientSecret: 'a secret of the tests',
  name: 'Loopback',
});
