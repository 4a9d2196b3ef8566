/** Anything but a whole number counts as 1. The routes enforce the maximum. */
export function quantityIn({ quantity }: Record<string, unknown>): { quantity?: number } {
  const many = Number(quantity);
  return Number.isInteger(many) && many > 1 ? { quantity: many } : {};
}

/** The plan name that pricing pages link with. */
export const namedCheckoutSearch = (
  search: Record<string, unknown>,
): { planName?: string; quantity?: number } => ({
  ...(typeof search['planName'] === 'string' && search['planName'] !== ''
    ? { planName: search['planName'] }
    : {}),
  ...quantityIn(search),
});
