import { DEMO_ACCOUNT } from '@adjudge/contract';
import { Refusal } from '../errors.ts';
import type { Database } from '../db/open-database.ts';
import { register } from './accounts.ts';

/** Makes the account that the login page offers for a first look, once. It starts with the free trial like any other. */
export async function seedDemoAccount(db: Database): Promise<void> {
  try {
    await register(db, { ...DEMO_ACCOUNT, displayName: 'Demo' });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'email-taken')) throw error;
  }
}
