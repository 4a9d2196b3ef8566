import { BRAND } from '@adjudge/contract';

/** This installation's address, which the server writes into the head of every page. Prerendering knows only the brand's. */
export const supportEmail = (): string =>
  (typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content) ?? BRAND.supportEmail;
