import {
  LIMITS,
  linkingNeedsProvider,
  linkingNeedsVerification,
  providerWithoutEmail,
} from '@adjudge/contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { openAccount } from '../accounts/index.ts';
import { normalizeEmail } from '../../access/email.ts';
import type { Account } from '../../access/account.ts';
import type { Database } from '../../db/open-database.ts';
import { identities, users } from '../../db/schema.ts';
import type { ProviderIdentity } from './openid-provider.ts';
import { assertNotSuspendedInPopup } from './policy.ts';
import { SignInError } from './sign-in-error.ts';

// Validated before it is normalized: a different spelling may be a different mailbox, whose owner the provider knows.
const mailbox = z.string().trim().max(LIMITS.emailMax).pipe(z.email());

/** Control characters, lone surrogates left by cutting, and characters that change the text direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

interface Circumstances {
  /** The provider's display name. */
  readonly provider: string;
  /** The guest they were in this browser before, if any. A new account keeps what the guest had graded. */
  readonly guestId: string | null;
  /** Whether the free trial waits for a verified email. */
  readonly trialNeedsEmail?: boolean;
}

interface Opened {
  readonly account: Account;
  /** True only for the call that created it. */
  readonly isNew: boolean;
}

/**
 * The account that the person signs in to: the one already linked, one with the same verified email, or a new one.
 * @throws SignInError 'account_linking_required', 'account_suspended' or 'email_missing'
 */
export async function findOrCreateAccount(
  db: Database,
  person: ProviderIdentity,
  circumstances: Circumstances,
): Promise<Opened> {
  const known = await findLinkedAccount(db, person);
  const opened = known
    ? { account: known, isNew: false }
    : await createOrLinkAccount(db, person, circumstances);
  assertNotSuspendedInPopup(opened.account);
  return opened;
}

async function findLinkedAccount(
  db: Database,
  { issuer, subject }: ProviderIdentity,
): Promise<Account | null> {
  const [found] = await db
    .select({ account: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found?.account ?? null;
}

function createOrLinkAccount(
  db: Database,
  person: ProviderIdentity,
  { provider, ...beginning }: Circumstances,
): Promise<Opened> {
  const told = mailbox.safeParse(person.email);
  if (!told.success) throw new SignInError('email_missing', providerWithoutEmail(provider));
  const email = normalizeEmail(told.data);
  const { issuer, subject, emailVerified } = person;
  return db.transaction(async (tx) => {
    const displayName = nameOf(person, email);
    const opened = await openAccount(
      tx,
      { email, displayName, passwordHash: null, emailVerified },
      beginning,
    );
    // The person may be signing in twice at once, and the other call was first.
    const account =
      opened ??
      (await findLinkedAccount(tx, person)) ??
      (await findLinkableAccount(tx, email, person, provider));
    await tx.insert(identities).values({ userId: account.id, issuer, subject }).onConflictDoNothing();
    return { account, isNew: opened !== null };
  });
}

/** Both the account's creator and the person signing in must have proven that the mailbox is theirs. */
async function findLinkableAccount(
  db: Database,
  email: string,
  { emailVerified }: ProviderIdentity,
  provider: string,
): Promise<Account> {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  if (account?.emailVerified === true && emailVerified) return account;
  const say = emailVerified ? linkingNeedsVerification : linkingNeedsProvider;
  throw new SignInError('account_linking_required', say(email, provider), { details: { email } });
}

function nameOf({ name }: ProviderIdentity, email: string): string {
  const given = cut(name ?? '');
  return given === '' ? cut(email.split('@')[0] ?? '') : given;
}

const cut = (name: string): string =>
  name.trim().slice(0, LIMITS.displayNameMax).replaceAll(UNPRINTABLE, '').trim();
