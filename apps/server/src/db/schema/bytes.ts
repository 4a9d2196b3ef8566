import { customType } from 'drizzle-orm/pg-core';

/** For small files that are stored in the row itself. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});
