import type { AccountDetails, Profile } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';
import type { Account } from '../../access/account.ts';

/** The account as shown to its owner. */
export const presentDetails = (account: Account): AccountDetails => ({
  displayName: account.displayName,
  avatarUrl: account.avatarUrl,
  email: account.email,
  emailVerified: account.emailVerified,
  role: account.role,
  joinDate: account.createdAt.toISOString(),
  accountStatus: account.status,
  currentPlan: account.currentPlan,
  hasPassword: account.passwordHash !== null,
});

export async function updateProfile(db: Database, userId: string, profile: Profile): Promise<void> {
  await db.update(users).set(profile).where(eq(users.id, userId));
}
