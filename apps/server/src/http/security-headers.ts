import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import type { App } from './app.ts';

/** Card fields come from the provider, in its own frames (docs.stripe.com/security/guide). */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const NO_PROVIDER = { script: [], frame: [], connect: [] };

const STYLES = ["'self'"];

/** Browser features that our pages never use. Denied, so that injected code cannot use them either. */
const DISABLED_FEATURES = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissions = (stripe: boolean): string =>
  [
    ...DISABLED_FEATURES.map((name) => `${name}=()`),
    // The card provider's frames need it.
    `payment=${stripe ? '(self "https://js.stripe.com" "https://hooks.stripe.com")' : '()'}`,
    'clipboard-write=(self)',
    'fullscreen=(self)',
  ].join(', ');

/**
 * Sets the headers of every response. Pages may run scripts, show pictures and load data only from their own origin.
 * Large videos also go to the store's origin if it is a different one, and card data to the card provider if one is set.
 * API responses are not cached unless the route says otherwise.
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
        // Scripts position panels and bars through the style object, which CSP allows. `allowStyle` covers server-rendered styles.
        'style-src': STYLES,
        'img-src': ["'self'", 'data:', 'blob:'],
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
    // A sign-in popup must be able to message the window that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const permitted = permissions(stripe);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', permitted);
    if (request.url.startsWith('/_api/')) void reply.header('cache-control', 'no-store');
  });
}

/** @param hash of the page's only style element, in CSP syntax */
export function allowStyle(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const own = `style-src ${STYLES.join(' ')}`;
  void reply.header('content-security-policy', policy.replace(own, `${own} ${hash}`));
}
