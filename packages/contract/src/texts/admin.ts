/** What the calls for admins say. */
export const ADMIN_TEXTS = {
  denied: 'This needs the admin privilege.',
  secondFactorNeeded: 'Show the code of your authenticator app on the admin page first.',
  secondFactorNotBegun: 'No authenticator app is set up for this account.',
  codeWrong: 'This code is not right, or was used before. Please wait for the next one.',
  codeRequired: 'Enter the code',
  secondFactorFailed: 'The code could not be checked. Please try again.',
  userAbsent: 'There is no account of this id.',
  ownSuspension: 'You cannot suspend your own account.',
  lastAdmin: 'The last admin cannot be suspended.',
  tooFewCredits: 'The account has fewer unspent credits than that.',
  grantUsed: 'This change of credits has been made already.',
  messageAbsent: 'There is no message of this id.',
  creditsWhole: 'Please enter a whole number other than 0',
  creditsMany: 'At most 10,000 credits at once',
} as const;
