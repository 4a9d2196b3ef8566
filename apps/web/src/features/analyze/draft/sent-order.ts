import { z } from 'zod';
import { savePart, readPart } from '../../../lib/grading/draft-storage.ts';
import type { SentOrder } from '../order-key.ts';

const sentOrderSchema: z.ZodType<SentOrder> = z.object({
  key: z.string(),
  of: z.string(),
  versionOf: z.string().optional(),
});

/** Session storage entry with the grading whose progress this window shows. Survives a reload, but not leaving the page. */
const SHOWN = 'grading-shown';

/** Stores which order is in progress; null means none. */
export function saveSentOrder(owner: string, sent: SentOrder | null): void {
  savePart(owner, 'sent', sent);
  if (sent) sessionStorage.setItem(SHOWN, sent.key);
  else clearShown();
}

export const readSent = (owner: string): SentOrder | null =>
  sentOrderSchema.safeParse(readPart(owner, 'sent')).data ?? null;

export const wasShown = ({ key }: SentOrder): boolean => sessionStorage.getItem(SHOWN) === key;

export const clearShown = (): void => sessionStorage.removeItem(SHOWN);
