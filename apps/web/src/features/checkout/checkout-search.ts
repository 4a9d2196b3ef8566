import { parseText } from '../../lib/url-params.ts';

/**
 * Anything but a whole number counts as 1. The routes enforce the maximum.
 * Sets every key, even to its default: a missing key would keep the value in the current URL.
 */
export function quantityIn({ quantity }: Record<string, unknown>): { quantity?: number | undefined } {
  const many = Number(quantity);
  return { quantity: Number.isInteger(many) && many > 1 ? many : undefined };
}

/** The plan name that pricing pages link with. */
export const namedCheckoutSearch = (
  search: Record<string, unknown>,
): { planName?: string | undefined; quantity?: number | undefined } => ({
  planName: parseText(search['planName']),
  ...quantityIn(search),
});
