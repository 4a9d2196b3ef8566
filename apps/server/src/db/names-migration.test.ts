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

it('the names migration gives existing analyses the same default name as new ones', async () => {
  const older = olderMigrations();
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: older });
  rmSync(older, { recursive: true });
  await client.query(`insert into users (id, email, display_name) values (gen_random_uuid(), 'a@b.c', 'A')`);
  for (const [index, [fileName, adCopy]] of CREATIVES.entries()) {
    await client.query(
      `with made as (
        insert into creatives (id, user_id, kind, store_key, media_type, file_name, bytes)
        select gen_random_uuid(), id, 'banner', 'key' || $1::text, 'image/png', $2, 1 from users returning id, user_id)
      insert into analyses (id, user_id, creative_id, report, engine_version, rubric_version, grade, alt, search_text, ad_copy)
      select 'analysis' || $1::text, user_id, id, '{}', '1', '1', 'A', '', '', $3 from made`,
      [index, fileName, adCopy],
    );
  }
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
  await client.close();
});
