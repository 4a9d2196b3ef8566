export const THIRD_PARTY_TEXTS = {
  popupBlocked:
    'Failed to open authentication window. Please check if popup blockers are disabled and try again.',
  popupClosed: 'The sign-in window was closed before you were signed in.',
  popupTimeout: 'The sign-in was not finished within 5 minutes. Please try again.',
  failed: 'Authentication failed. Please try again.',
  notEstablished: 'Failed to complete authentication. Please try again.',
  unexpected: 'An unexpected error occurred during authentication. Please try again.',
  accountExists: 'Account Already Exists',
  tokenRequired: 'Temporary token is required',
  tokenUsed: 'This sign-in has expired or was used already. Please try again.',
  providerAbsent: 'There is no sign-in provider of this name.',
  interrupted: 'This sign-in expired, or a newer one was started. Please try again.',
} as const;

/** An account with this email exists, but its owner has not verified the address yet. */
export const linkingNeedsVerification = (email: string, provider: string): string =>
  `An account with ${email} already exists. Log in the way you did before and verify your email address; after that you can continue with ${provider} as well.`;

/** An account with this email exists, and the provider does not vouch for who owns the address. */
export const linkingNeedsProvider = (email: string, provider: string): string =>
  `An account with ${email} already exists, and ${provider} has not verified that this address is yours. Log in the way you did before.`;

export const providerUnavailable = (provider: string): string =>
  `${provider} could not be reached. Please try again in a moment.`;

export const providerCanceled = (provider: string): string => `The sign-in with ${provider} was canceled.`;

export const providerWithoutEmail = (provider: string): string =>
  `${provider} did not share your email address, which an account needs. Allow it there and try again, or sign up with email and password.`;
