import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { campaigns } from './campaigns.ts';
import { users } from './people.ts';
import { creatives } from './creatives.ts';

export const analyses = pgTable(
  'analyses',
  {
    /** Public and unguessable: 21 characters. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creativeId: uuid('creative_id')
      .notNull()
      .unique()
      .references(() => creatives.id),
    /** `json`, not `jsonb`: the report is kept as it was written, key order included. */
    report: json('report').notNull(),
    /** Fixes made and graded, when its owner asked for them. Their pictures lie in the store beside the creative. */
    whatIf: json('what_if'),
    /** Whether the measurements lie in the store beside the creative: then it can be corrected. */
    measured: boolean('measured').notNull().default(false),
    /** When its owner last corrected it. */
    correctedAt: moment('corrected_at'),
    /** What the creative is called: by its owner, or as `defaultName` has it. The same for all its versions. */
    name: text('name').notNull(),
    defaultName: text('default_name').notNull(),
    /** All versions of one creative share it. */
    versionsId: uuid('versions_id').notNull().defaultRandom(),
    /** The campaign that all versions of the creative are in; null: none. */
    campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
    engineVersion: text('engine_version').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    overallScore: doublePrecision('overall_score'),
    /** Whose ratings are part of the score, and what the checks alone give; both null where those alone made it. */
    scoredWith: text('scored_with'),
    scoreAlone: doublePrecision('score_alone'),
    grade: text('grade').notNull(),
    adCopy: text('ad_copy'),
    alt: text('alt').notNull(),
    /** Lower-cased copy, words read on the creative, and file name. */
    searchText: text('search_text').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    viewCount: integer('view_count').notNull().default(0),
    savedAt: moment('saved_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('analyses_user_created').on(table.userId, table.createdAt),
    index('analyses_user_updated').on(table.userId, table.updatedAt),
    index('analyses_user_score').on(table.userId, table.overallScore),
    index('analyses_versions').on(table.versionsId),
    index('analyses_campaign').on(table.campaignId),
    index('analyses_user_best').on(table.userId, table.overallScore.desc().nullsLast()),
  ],
);

/** Visits of a public report: one row a visitor and day, without an address. */
export const viewDays = pgTable(
  'view_days',
  {
    analysisId: text('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Keyed hash of who it was, with a key that changes every day. */
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.analysisId, table.day, table.visitorHash] })],
);
