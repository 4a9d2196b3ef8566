import { and, eq, inArray, ne, not, or } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import type { Account } from './account.ts';

/** Normalized emails. Their accounts become admins once the email is verified. */
export type AdminEmails = readonly string[];

const roleOf = ({ email, emailVerified }: Account, adminEmails: AdminEmails): Account['role'] =>
  emailVerified && adminEmails.includes(email) ? 'admin' : 'user';

/** Grants and revokes the admin role where the setting or an email's verification has changed. Call at startup. */
export async function syncRoles(db: Database, adminEmails: AdminEmails): Promise<void> {
  const listed = inArray(users.email, [...adminEmails]);
  const unverified = eq(users.emailVerified, false);
  await db
    .update(users)
    .set({ role: 'user' })
    .where(and(eq(users.role, 'admin'), or(not(listed), unverified)));
  await db
    .update(users)
    .set({ role: 'admin' })
    .where(and(ne(users.role, 'admin'), listed, eq(users.emailVerified, true)));
}

/** Updates an account's role to match `adminEmails`, and returns it. Call at sign-in and when its email may have been verified. */
export async function syncRole(db: Database, account: Account, adminEmails: AdminEmails): Promise<Account> {
  const role = roleOf(account, adminEmails);
  if (role === account.role) return account;
  await db.update(users).set({ role }).where(eq(users.id, account.id));
  return { ...account, role };
}
