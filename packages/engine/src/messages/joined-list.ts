const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'the offer', 'the offer and the button', 'Feed, Stories, and Reels'. */
export const joinedList = (parts: readonly string[]): string => AND.format(parts);
