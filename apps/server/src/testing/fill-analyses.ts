import { sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { users } from '../db/schema.ts';

/**
 * Fills an empty PostgreSQL database with analyses. Rows of different accounts alternate, as they would arrive over time, so
 * no account's rows are adjacent. Each has about 700 characters to search.
 * @returns the id of one of the accounts
 */
export async function fillAnalyses(
  db: Database,
  { accounts, all }: { accounts: number; all: number },
): Promise<string> {
  await db.execute(sql`
    insert into users (email, display_name, password_hash)
    select 'person-' || i || '@example.com', 'A Person', 'x' from generate_series(1, ${accounts}::int) i`);
  await db.execute(sql`
    create table words as select i, (array['harbour','winter','linen','copper','meadow','ticket','garden','bottle','morning',
      'velvet','canyon','orchard','summer','offer','running','leather','coffee','saving','weekend','delivery'])[1 + i % 20]
      || case when i < 20 then '' else (i / 20)::text end as word from generate_series(0, 1999) i`);
  await db.execute(sql`
    create table drawn as select i, 'a' || lpad(i::text, 20, '0') as id, gen_random_uuid() as creative_id,
      (select array_agg(id order by email) from users) as people from generate_series(1, ${all}::int) i`);
  await db.execute(sql`
    insert into creatives (id, user_id, kind, store_key, media_type, file_name, bytes)
    select creative_id, people[1 + i % ${accounts}::int], 'banner', 'key-' || i, 'image/png', 'ad-' || i || '.png', 100000
    from drawn order by i`);
  await db.execute(sql`
    insert into analyses (id, user_id, creative_id, report, engine_version, rubric_version, overall_score, grade,
      ad_copy, alt, search_text, name, default_name, is_public, created_at, updated_at)
    select id, people[1 + i % ${accounts}::int], creative_id, '{}', '1', '1', 40 + (i * 7919) % 5500 / 100.0, 'C',
      left(body, 300), 'An ad', body || ' ad-' || i || '.png', 'ad-' || i, 'ad-' || i, i % 11 = 0,
      now() - (${all}::int - i) * interval '1 minute', now()
    from (select d.*, (select string_agg(w.word, ' ')
      from generate_series(1, 90) n join words w on w.i = abs(hashint8(d.i * 91 + n)) % 2000) as body from drawn d) filled
    order by i`);
  await db.execute(sql`drop table drawn, words`);
  await db.execute(sql`vacuum analyze`);
  const [first] = await db.select({ id: users.id }).from(users).orderBy(users.email).limit(1);
  return first?.id ?? '';
}
