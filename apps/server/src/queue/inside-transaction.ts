import { SQL, sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../db/open-database.ts';

const answerSchema = z.object({ rows: z.array(z.unknown()) });

/** Lets the job queue take part in an open transaction. */
export const insideTransaction = (tx: Database) =>
  fromDrizzle(
    {
      async execute(query) {
        if (!(query instanceof SQL)) throw new TypeError('Not a query of drizzle');
        return answerSchema.parse(await tx.execute(query));
      },
    },
    sql,
  );
