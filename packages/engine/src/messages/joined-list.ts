const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** 'the offer', 'the offer and the button', 'Feed, Stories, and Reels'. */
export const joinedList = (parts: readonly string[]): string => AND.format(parts);

/** 'a brand', 'a brand or an offer'. */
export const eitherOf = (parts: readonly string[]): string => OR.format(parts);
