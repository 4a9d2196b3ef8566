import type { users } from '../db/schema.ts';

export type Account = typeof users.$inferSelect;
