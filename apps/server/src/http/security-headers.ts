import helmet from '@fastify/helmet';
import type { App } from '../deps.ts';

/** The card fields are the provider's own, in frames of its own (docs.stripe.com/security/guide). */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const NO_PROVIDER = { script: [], frame: [], connect: [] };

/**
 * Headers of every answer. Pages may run scripts and load data from their own origin only; large videos also go to
 * the store's, where that is another one, and card data to the card provider, where one is set.
 */
export async function registerSecurityHeaders(
  app: App,
  { publicUrl, uploadOrigin, stripe }: { publicUrl: string; uploadOrigin: string | null; stripe: boolean },
): Promise<void> {
  const provider = stripe ? STRIPE : NO_PROVIDER;
  const https = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...provider.script],
        'script-src-attr': ["'none'"],
        // Floating panels and drawn bars get their place from style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        // A person's own picture may lie anywhere (docs/decisions/018).
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(uploadOrigin === null ? [] : [uploadOrigin]), ...provider.connect],
        'frame-src': stripe ? provider.frame : ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    // A sign-in popup must be able to speak to the window that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
