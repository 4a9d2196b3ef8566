import { and, eq, inArray, ne, not, or } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import type { Account } from './account.ts';

/** E-mails, in normal form, whose accounts are admins once it is verified that they own them. */
export type AdminEmails = readonly string[];

const roleOf = ({ email, emailVerified }: Account, adminEmails: AdminEmails): Account['role'] =>
  emailVerified && adminEmails.includes(email) ? 'admin' : 'user';

/** Gives and takes the role where the setting or what is verified has changed. Call at the start. */
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

/** The account with the role that is its own now, which is kept. Call when it signs in or its e-mail is verified. */
export async function syncRole(db: Database, account: Account, adminEmails: AdminEmails): Promise<Account> {
  const role = roleOf(account, adminEmails);
  if (role === account.role) return account;
  await db.update(users).set({ role }).where(eq(users.id, account.id));
  return { ...account, role };
}
