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
import { timestamptz } from './timestamptz.ts';
import { campaigns } from './campaigns.ts';
import { users } from './people.ts';
import { creatives } from './creatives.ts';

export const analyses = pgTable(
  'analyses',
  {
    /** Public, and unguessable: 21 characters. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creativeId: uuid('creative_id')
      .notNull()
      .unique()
      .references(() => creatives.id),
    /** `json`, not `jsonb`, so that the report is stored as written, including key order. */
    report: json('report').notNull(),
    /** Fixes that were applied and graded at the owner's request. Their pictures are in the store next to the creative. */
    whatIf: json('what_if'),
    /** Whether the measurements are in the store next to the creative, so that the analysis can be corrected. */
    measured: boolean('measured').notNull().default(false),
    /** When the owner last corrected it; null: never. */
    correctedAt: timestamptz('corrected_at'),
    /**
     * Name of the creative, chosen by its owner or else `defaultName`. The same for all its versions.
     * The column defaults are for servers of the version before names, which may run beside this one during an upgrade.
     */
    name: text('name').notNull().default('Creative'),
    defaultName: text('default_name').notNull().default('Creative'),
    /** Shared by all versions of one creative. */
    versionsId: uuid('versions_id').notNull().defaultRandom(),
    /** The campaign of all versions of the creative; null: none. */
    campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
    engineVersion: text('engine_version').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    overallScore: doublePrecision('overall_score'),
    /** Whose ratings are part of the score, and the score by the checks alone. Both null if only the checks count. */
    scoredWith: text('scored_with'),
    scoreAlone: doublePrecision('score_alone'),
    grade: text('grade').notNull(),
    adCopy: text('ad_copy'),
    alt: text('alt').notNull(),
    /** Ad copy, text read on the creative, and file name, all in lower case. */
    searchText: text('search_text').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    viewCount: integer('view_count').notNull().default(0),
    savedAt: timestamptz('saved_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
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

/** Visits to public reports: one row per visitor and day, without a network address. */
export const viewDays = pgTable(
  'view_days',
  {
    analysisId: text('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Keyed hash of the visitor, with a key that changes every day. */
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.analysisId, table.day, table.visitorHash] })],
);
