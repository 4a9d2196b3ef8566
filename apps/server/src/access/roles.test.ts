import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import { openInMemory } from '../testing/test-database.ts';
import type { Account } from './account.ts';
import { syncRole, syncRoles } from './roles.ts';

const LISTED = 'listed@example.com';
const OTHER = 'other@example.com';
const ADMIN_EMAILS = [LISTED, 'another-admin@example.com'];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(users));

async function kept(account: Pick<Account, 'email' | 'emailVerified' | 'role'>): Promise<Account> {
  const [row] = await database.db
    .insert(users)
    .values({ displayName: 'Mara', ...account })
    .returning();
  if (!row) throw new Error('No account was kept');
  return row;
}

const now = async ({ id }: Account): Promise<Account[]> =>
  database.db.select().from(users).where(eq(users.id, id));

describe.each([
  { email: LISTED, emailVerified: true, role: 'user', becomes: 'admin' },
  { email: LISTED, emailVerified: true, role: 'admin', becomes: 'admin' },
  { email: LISTED, emailVerified: false, role: 'user', becomes: 'user' },
  { email: LISTED, emailVerified: false, role: 'admin', becomes: 'user' },
  { email: OTHER, emailVerified: true, role: 'user', becomes: 'user' },
  { email: OTHER, emailVerified: true, role: 'admin', becomes: 'user' },
  { email: OTHER, emailVerified: false, role: 'user', becomes: 'user' },
  { email: OTHER, emailVerified: false, role: 'admin', becomes: 'user' },
] as const)('$email with role $role, verified: $emailVerified', ({ becomes, ...account }) => {
  it(`has the role ${becomes} after syncRoles at startup`, async () => {
    const before = await kept(account);
    await syncRoles(database.db, ADMIN_EMAILS);
    expect(await now(before)).toEqual([{ ...before, role: becomes }]);
  });

  it(`has the role ${becomes} after syncRole at sign-in, without changing other accounts`, async () => {
    const before = await kept(account);
    const bystander = await kept({ email: 'bystander@example.com', emailVerified: true, role: 'user' });
    expect(await syncRole(database.db, before, ADMIN_EMAILS)).toEqual({ ...before, role: becomes });
    expect(await now(before)).toEqual([{ ...before, role: becomes }]);
    expect(await now(bystander)).toEqual([bystander]);
  });
});

it('syncRoles demotes all admins when no admin email is configured', async () => {
  const before = await kept({ email: LISTED, emailVerified: true, role: 'admin' });
  await syncRoles(database.db, []);
  expect(await now(before)).toEqual([{ ...before, role: 'user' }]);
});
