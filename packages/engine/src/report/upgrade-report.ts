import { isOlderReport, readOlderReport } from './older-report.ts';
import { type Analysis, EMBEDDED_WORDS, SCHEMA_VERSION, analysisSchema } from '../report.ts';

/**
 * Opens a stored report of this or an older schema version.
 * @throws when the report has a newer version than this engine knows, or is damaged
 */
export function upgradeReport(stored: unknown): Analysis {
  const version = (stored as { versions?: { schema?: unknown } } | null)?.versions?.schema;
  if (typeof version === 'number' && version > SCHEMA_VERSION) {
    throw new Error(`This report has schema version ${version}; this engine opens up to ${SCHEMA_VERSION}.`);
  }
  return isOlderReport(stored) ? readOlderReport(stored) : analysisSchema.parse(withDefaults(stored));
}

/**
 * Fills in what older reports do not say: who wrote their words (no language model could), a rank among other ads, what
 * the ad was understood to say and to be for, what the user said about it (no user could), deductions, a ceiling and
 * typical scores (there were none).
 */
const withDefaults = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null
    ? {
        words: EMBEDDED_WORDS,
        percentiles: null,
        understood: null,
        objective: null,
        told: null,
        ceiling: null,
        deductions: [],
        ...stored,
        ...('percentiles' in stored ? { percentiles: withPool(stored.percentiles) } : {}),
        audits: 'audits' in stored && Array.isArray(stored.audits) ? stored.audits.map(withTypical) : [],
      }
    : stored;

/** Older reports have one pool, of real ads, and none of copies. */
const withPool = (percentiles: unknown): unknown =>
  typeof percentiles === 'object' && percentiles !== null
    ? { of: 'reference ads', copy: null, ...percentiles }
    : percentiles;

const withTypical = (audit: unknown): unknown =>
  typeof audit === 'object' && audit !== null ? { typical: null, ...audit } : audit;
