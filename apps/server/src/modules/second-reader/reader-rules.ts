import type { ModelSettings } from '@adjudge/engine/intake';
import { z } from 'zod';

/** Which vision-language model reads creatives besides, and when it may. */
export interface ReaderRules {
  readonly model: ModelSettings;
  /** Questions a day (UTC) over all servers; null: as many as there are gradings. */
  readonly mostPerDay: number | null;
  /** Whether each account has to agree before its creatives are sent. */
  readonly asksConsent: boolean;
  /** Whether its ratings enter the score, instead of standing beside it. */
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
