import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultName } from '@adjudge/contract';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { z } from 'zod';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const CREATIVES = [
  ['spring_sale 2026.png', null],
  ['v1.2-final.jpeg', 'Some copy that is not looked at.'],
  ['creative', 'Hot tea for cold hands, all winter long.'],
  ['.png', null],
  ['two  spaces .webp', null],
  [`${'long '.repeat(30)}.mp4`, null],
] as const;

/** A copy of the migrations that precede the one that adds names. */
function olderMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'adjudge-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = path.join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = z
    .looseObject({ entries: z.array(z.object({ tag: z.string() }).loose()) })
    .parse(JSON.parse(readFileSync(journal, 'utf8')));
  writeFileSync(
    journal,
    JSON.stringify({
      ...rest,
      entries: entries.slice(
        0,
        entries.findIndex(({ tag }) => tag.endsWith('_names')),
      ),
    }),
  );
  return folder;
}

/** Stores an analysis as the version before names does. */
const analyzeAsBefore = (client: PGlite, index: number, fileName: string, adCopy: string | null) =>
  client.query(
    `with made as (
      insert into creatives (id, user_id, kind, store_key, media_type, file_name, bytes)
      select gen_random_uuid(), id, 'banner', 'key' || $1::text, 'image/png', $2, 1 from users returning id, user_id)
    insert into analyses (id, user_id, creative_id, report, engine_version, rubric_version, grade, alt, search_text, ad_copy)
    select 'analysis' || $1::text, user_id, id, '{}', '1', '1', 'A', '', '', $3 from made`,
    [index, fileName, adCopy],
  );

it('the names migration gives existing analyses the same default name as new ones, and the version before can still store some', async () => {
  const older = olderMigrations();
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: older });
  rmSync(older, { recursive: true });
  await client.query(`insert into users (id, email, display_name) values (gen_random_uuid(), 'a@b.c', 'A')`);
  for (const [index, [fileName, adCopy]] of CREATIVES.entries())
    await analyzeAsBefore(client, index, fileName, adCopy);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  const { rows } = await client.query(
    'select name, default_name, versions_id from analyses order by id collate "C"',
  );
  const named = z
    .array(z.object({ name: z.string(), default_name: z.string(), versions_id: z.string() }))
    .parse(rows);
  const wanted = CREATIVES.map(([fileName, adCopy]) => defaultName({ fileName, adCopy }));
  expect(named.map(({ name }) => name)).toEqual(wanted);
  expect(named.map(({ default_name: name }) => name)).toEqual(wanted);
  expect(new Set(named.map(({ versions_id: id }) => id)).size).toBe(CREATIVES.length);

  // While servers are replaced one after the other, and after going back to the version before.
  await analyzeAsBefore(client, CREATIVES.length, 'made beside the new one.png', null);
  const { rows: beside } = await client.query(
    `select name, default_name from analyses where id = 'analysis${CREATIVES.length}'`,
  );
  expect(beside).toEqual([{ name: 'Creative', default_name: 'Creative' }]);
  await client.close();
});
