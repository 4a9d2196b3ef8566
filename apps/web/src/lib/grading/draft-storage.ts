/** Data stored along with a file that is not graded yet. Saved on every keystroke, because a page may close at any moment. */
type Part = 'words' | 'sent';

/**
 * Beside the draft for a new creative, which goes by its owner's name, an owner has one for the next version of an ad. With
 * a single draft, starting one would mix the words of one ad with the file of another.
 */
export const nextVersionDraft = (owner: string): string => `${owner}${NEXT_VERSION}`;
export const isNextVersionDraft = (draft: string): boolean => draft.endsWith(NEXT_VERSION);
const NEXT_VERSION = ' next-version';

const nameOf = (draft: string, part: Part): string => `draft-${part}:${draft}`;

/** Replaces what was stored with plain data; null removes it. */
export function savePart(draft: string, part: Part, data: unknown): void {
  try {
    if (data === null) localStorage.removeItem(nameOf(draft, part));
    else localStorage.setItem(nameOf(draft, part), JSON.stringify(data));
  } catch {
    // Storage failed, so the data lasts only while the page is open.
  }
}

/** @returns the stored data, unvalidated; null if there is none or storage is unavailable */
export function readPart(draft: string, part: Part): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(draft, part)) ?? 'null');
  } catch {
    return null;
  }
}

export function clearDrafts(owner: string): void {
  for (const draft of [owner, nextVersionDraft(owner)]) savePart(draft, 'words', null);
  savePart(owner, 'sent', null);
}
