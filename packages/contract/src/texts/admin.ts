/** What the calls for admins say. */
export const ADMIN_TEXTS = {
  denied: 'This needs the admin privilege.',
  userAbsent: 'There is no account of this id.',
  ownSuspension: 'You cannot suspend your own account.',
  lastAdmin: 'The last admin cannot be suspended.',
  tooFewCredits: 'The account has fewer unspent credits than that.',
  grantUsed: 'This change of credits has been made already.',
  messageAbsent: 'There is no message of this id.',
  creditsWhole: 'Please enter a whole number other than 0',
  creditsMany: 'At most 10,000 credits at once',
} as const;
