/** Texts of the account page and its calls, worded as in the product specification where it gives them. */
export const ACCOUNT_TEXTS = {
  loadFailed: 'Could not load account details',
  unknownError: 'An unknown error occurred.',
  nameEmpty: 'Display name cannot be empty',
  nameLong: 'Display name is too long',
  avatarInvalid: 'Invalid URL format for avatar',
  avatarAbsent: 'There is no picture at the address in your profile.',
  profileUpdated: 'Profile updated successfully!',
  profileFailed: 'Failed to update profile',
  currentPasswordRequired: 'Current password is required',
  currentPasswordWrong: 'Current password is incorrect',
  newPasswordShort: 'New password must be at least 8 characters long',
  newPasswordsDiffer: 'New passwords do not match',
  passwordChanged: 'Password changed successfully!',
  passwordChangeFailed: 'Failed to change password',
  passwordChangedMeanwhile: 'Your password was changed elsewhere. Please try again.',
  deletePasswordRequired: 'Password is required for account deletion.',
  deletePasswordWrong: 'Password is incorrect',
  deleteUnconfirmed: 'Type DELETE in capital letters to confirm.',
  deleteSignInAgain:
    'An account without a password can be deleted within 10 minutes of signing in. Please sign in again, or set a password first.',
  deleteFailed: 'Failed to delete account',
  demoShared: 'The test account is shared by everybody who tries it, so this cannot be done with it.',
  sessionAbsent: 'This session has ended already.',
  sessionEndFailed: 'The session could not be signed out. Please try again.',
  sessionEnded: 'That browser is signed out.',
  otherSessionsEnded: 'All other browsers are signed out.',
  dataFailed: 'Your data could not be downloaded. Please try again.',
  dataSaved: 'Your data was downloaded. The ZIP file is where your browser saves its downloads.',
} as const;

/** What the user must type exactly to delete an account. */
export const DELETE_WORD = 'DELETE';
