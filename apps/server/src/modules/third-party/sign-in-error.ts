import type { OAuthErrorCode, PopupMessage } from '@adjudge/contract';

/** Why a sign-in at the provider failed, in words for the user. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: OAuthErrorCode;
  readonly details: Readonly<Record<string, string>> | null;

  constructor(
    code: OAuthErrorCode,
    message: string,
    options: { details?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.details = options.details ?? null;
  }

  get popupMessage(): PopupMessage {
    const { code, message, details } = this;
    return { type: 'OAUTH_ERROR', error: { code, message, details } };
  }
}
