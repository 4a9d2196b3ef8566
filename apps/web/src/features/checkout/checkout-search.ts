/** Anything but a whole number is one; the page knows how many there may be. */
export function quantityIn({ quantity }: Record<string, unknown>): { quantity?: number } {
  const many = Number(quantity);
  return Number.isInteger(many) && many > 1 ? { quantity: many } : {};
}

/** A plan by the name that pages of prices link to. */
export const namedCheckoutSearch = (
  search: Record<string, unknown>,
): { planName?: string; quantity?: number } => ({
  ...(typeof search['planName'] === 'string' && search['planName'] !== ''
    ? { planName: search['planName'] }
    : {}),
  ...quantityIn(search),
});
