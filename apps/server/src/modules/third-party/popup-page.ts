import { createHash } from 'node:crypto';
import {
  BRAND,
  ERROR_STATUS,
  type OAuthErrorCode,
  type PopupMessage,
  THIRD_PARTY_TEXTS,
} from '@adjudge/contract';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { escapeHtml } from '../../formats/escape-html.ts';
import { SignInError } from './sign-in-error.ts';

const SCRIPT = `const told = JSON.parse(document.getElementById('told').textContent);
if (window.opener) {
  window.opener.postMessage(told.message, told.origin);
  window.close();
}`;
/** The application's colors. This page is not part of the application. */
const STYLE = `:root { color-scheme: light dark; }
body { margin: 4rem auto; max-width: 26rem; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#15181c, #f1ede5); background: light-dark(#f5f3ee, #12110f); }
h1 { font-size: 1.25rem; }
p + p { opacity: 0.75; }`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = [
  `default-src 'none'`,
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLE)}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/**
 * Ends the popup: posts the result to the window that opened it, if that has our own origin, and closes. If no window
 * opened it, the text stays visible.
 */
export function sendPopupPage(
  reply: FastifyReply,
  { message, origin, status }: { message: PopupMessage; origin: string; status: number },
): FastifyReply {
  const words = message.type === 'OAUTH_ERROR' ? message.error.message : 'Your sign-in was confirmed.';
  return keepOpener(reply)
    .code(status)
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${BRAND.name} sign-in</title>
<style>${STYLE}</style>
<h1>${BRAND.name}</h1>
<p>${escapeHtml(words)}</p>
<p>You can close this window.</p>
<script type="application/json" id="told">${jsonInHtml({ message, origin })}</script>
<script>${SCRIPT}</script>
</html>
`);
}

const STATUS: Readonly<Record<OAuthErrorCode, number>> = {
  account_linking_required: ERROR_STATUS.conflict,
  access_denied: ERROR_STATUS.denied,
  account_suspended: ERROR_STATUS.denied,
  authentication_failed: ERROR_STATUS.denied,
  email_missing: ERROR_STATUS.denied,
  provider_unavailable: ERROR_STATUS.busy,
  sign_in_expired: ERROR_STATUS.invalid,
  too_many_requests: ERROR_STATUS['too-many-requests'],
};

/** Ends the popup with the reason. An unexpected error is shown without details and logged in full. */
export function sendFailurePage(
  reply: FastifyReply,
  { error, origin, log }: { error: unknown; origin: string; log: FastifyBaseLogger },
): FastifyReply {
  const signInError = signInErrorOf(error);
  const cause = signInError.cause === undefined ? {} : { err: signInError.cause };
  log.warn({ reqId: reply.request.id, code: signInError.code, ...cause }, 'a third-party sign-in failed');
  return sendPopupPage(reply, {
    message: signInError.popupMessage,
    origin,
    status: STATUS[signInError.code],
  });
}

function signInErrorOf(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  if (error instanceof ApiError && error.code === 'too-many-requests') {
    return new SignInError('too_many_requests', error.message);
  }
  return new SignInError('authentication_failed', THIRD_PARTY_TEXTS.failed, { cause: error });
}

/** The window comes from the provider's site. Any other policy would cut it off from the one that opened it. */
export const keepOpener = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-opener-policy', 'unsafe-none');

const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
