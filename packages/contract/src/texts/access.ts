/** Texts about emailed links and refused sign-ins. */
export const ACCESS_TEXTS = {
  /** The same whether or not the address has an account. */
  resetSent: 'If this address has an account, a link to choose a new password is on its way to it.',
  tooManyGuesses:
    'Too many wrong passwords for this email. Sign in from a browser you have used before, or choose "Forgot password?" to get a link by email.',
  /** The same whether or not the address has an account. */
  manyLinks:
    'Several links have been requested for this address. Use the newest one in its inbox, or try again later.',
  linkDead: 'This link is no longer valid. It may have expired, been used, or been replaced by a newer one.',
  suspended: 'This account is suspended. Please contact support.',
  verifiedAlready: 'This email is verified already.',
  mailFailed: 'The email could not be sent. Please try again later.',
  verificationSent: 'Verification Email Sent',
  resetFailed: 'Failed to reset password',
  verifyFailed: 'Failed to verify email',
  requestFailed: 'Failed to send the link. Please try again.',
} as const;
