import { randomUuid } from '../../lib/random-uuid.ts';
import type { SendingOrder } from './send-creative.ts';

export interface SentOrder {
  readonly key: string;
  /** Identifies the content of the order, see `orderFingerprint`. */
  readonly of: string;
  /** The analysis that it is a new version of; undefined for a new creative. */
  readonly versionOf?: string | undefined;
}

/** The same for the same file, copy and details, even after a reload. Different when any of them changes. */
export const orderFingerprint = ({
  file,
  adCopy,
  hints,
  versionOf,
}: Omit<SendingOrder, 'key' | 'type'>): string =>
  JSON.stringify([
    file.name,
    file.size,
    file.lastModified,
    adCopy ?? null,
    Object.entries(hints),
    versionOf ?? null,
  ]);

/** Reuses the previous order's key if this is the same order. */
export const keyFor = (of: string, before: SentOrder | null): string =>
  before?.of === of ? before.key : randomUuid();
