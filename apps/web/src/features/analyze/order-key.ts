import type { SendingOrder } from './send-creative.ts';

/** An order that was sent: its key, and what it was of. */
export interface SentOrder {
  readonly key: string;
  /** What tells one order from another, see `nameOrder`. */
  readonly of: string;
}

/** The same for the same file, copy and details, also after a reload; another one when anything of it changed. */
export const nameOrder = ({ file, adCopy, hints, versionOf }: Omit<SendingOrder, 'key' | 'type'>): string =>
  JSON.stringify([
    file.name,
    file.size,
    file.lastModified,
    adCopy ?? null,
    Object.entries(hints),
    versionOf ?? null,
  ]);

/** The key of an order: that of the one before, if it is the same. */
export const keyFor = (of: string, before: SentOrder | null): string =>
  before?.of === of ? before.key : crypto.randomUUID();
