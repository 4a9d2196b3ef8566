import { Sessions } from '../access/sessions.ts';
import { type MaintenanceDeps, startMaintenance } from '../maintenance.ts';
import { Verifications } from '../modules/accounts/verifications.ts';
import { Views } from '../modules/analyses/views.ts';
import { Guests } from '../modules/guests/guests.ts';
import { SUPPORT, type TestProduct } from './test-product.ts';

/** Starts maintenance of the test product. @returns a function that stops it */
export function maintain(
  { database, store, mailer, app }: TestProduct,
  changed: Partial<MaintenanceDeps> = {},
): () => Promise<void> {
  const { db } = database;
  return startMaintenance({
    database,
    store,
    sessions: new Sessions(db, 'any', []),
    verifications: new Verifications(db, 'any'),
    guests: new Guests(db, 'any'),
    views: new Views(db, 'any'),
    mailer,
    supportEmail: SUPPORT,
    publicUrl: 'http://localhost:3000',
    log: app.log,
    ...changed,
  });
}
