import { z } from 'zod';
import { keepPart, readPart } from '../../../lib/grading/draft-words.ts';
import type { SentOrder } from '../order-key.ts';

const sentOrderSchema: z.ZodType<SentOrder> = z.object({ key: z.string(), of: z.string() });

/** Of the grading whose progress this window shows: it outlives a reload, not the way to another page. */
const SHOWN = 'grading-shown';

/** Keeps which order is on its way; null: none is. */
export function keepSent(owner: string, sent: SentOrder | null): void {
  keepPart(owner, 'sent', sent);
  if (sent) sessionStorage.setItem(SHOWN, sent.key);
  else noLongerShown();
}

export const readSent = (owner: string): SentOrder | null =>
  sentOrderSchema.safeParse(readPart(owner, 'sent')).data ?? null;

export const wasShown = ({ key }: SentOrder): boolean => sessionStorage.getItem(SHOWN) === key;

export const noLongerShown = (): void => sessionStorage.removeItem(SHOWN);
