import type { User } from '@adjudge/contract';

export const aUser = (overrides: Partial<User> = {}): User => ({
  displayName: 'Mara Rossi',
  avatarUrl: null,
  email: 'mara@example.com',
  emailVerified: false,
  currentPlan: 'Free Trial',
  isPaidUser: false,
  usageRemaining: { banner: 3, video: 2 },
  trialWaits: false,
  role: 'user',
  ...overrides,
});
