const ON_PAPER =
  /\b(?:(?:this|the attached) (?:leaflet|flyer|coupon|voucher|card|page)|(?:cut|clip|tear)(?: this| it)? (?:out|off|along)|no photocopies|present (?:this |the )?coupon(?! code)|bring this (?:ad|advert))\b/i;

/** Whether an ad mentions the paper it is printed on. It is then held in the hand, whatever its proportions. English only. */
export const isPrintAd = (text: readonly { readonly text: string }[]): boolean =>
  text.some((line) => ON_PAPER.test(line.text));
