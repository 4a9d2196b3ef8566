import type { ModelSettings } from '@adjudge/engine/intake';
import { z } from 'zod';

/** Which vision-language model reads creatives as a second reader, and when it may be asked. */
export interface ReaderRules {
  readonly model: ModelSettings;
  /** Questions per day (UTC) across all servers; null: no limit, one for each grading. */
  readonly mostPerDay: number | null;
  /** Whether each account must agree before its creatives are sent. */
  readonly asksConsent: boolean;
  /** Whether its ratings count toward the score or are only shown next to it. */
  readonly scores: boolean;
}

export const readerVariables = {
  READER_MAX_PER_DAY: z.coerce.number().int().min(1).optional(),
  READER_CONSENT: z.enum(['ask', 'given'], { error: 'must be ask or given' }).default('ask'),
};

interface ReaderVariables {
  readonly READER_MAX_PER_DAY?: number | undefined;
  readonly READER_CONSENT: 'ask' | 'given';
}

export const readerOf = (
  model: ModelSettings | null,
  set: ReaderVariables,
  scores: boolean,
): ReaderRules | null =>
  model && {
    model,
    mostPerDay: set.READER_MAX_PER_DAY ?? null,
    asksConsent: set.READER_CONSENT === 'ask',
    scores,
  };
