import { messageOf } from '../errors/message-of.ts';

/** PostgreSQL accepted no connection for as long as a start waits. */
export class UnreachableDatabase extends Error {
  override readonly name = 'UnreachableDatabase';

  constructor(cause: unknown) {
    super(
      `The PostgreSQL server that DATABASE_URL names does not accept connections (${messageOf(cause)}). ` +
        'Start it, or correct DATABASE_URL.',
      { cause },
    );
  }
}
