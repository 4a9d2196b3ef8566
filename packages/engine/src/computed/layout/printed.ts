const ON_PAPER =
  /\b(?:(?:this|the attached) (?:leaflet|flyer|coupon|voucher|card|page)|(?:cut|clip|tear)(?: this| it)? (?:out|off|along)|no photocopies|bring this (?:ad|advert))\b/i;

/** Whether an ad speaks of the paper that it is printed on: it is held in the hand, whatever its shape. English. */
export const saysItIsPrinted = (text: readonly { readonly text: string }[]): boolean =>
  text.some((line) => ON_PAPER.test(line.text));
