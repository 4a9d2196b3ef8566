/** Data stored along with a file that is not graded yet. Saved on every keystroke, because a page may close at any moment. */
type Part = 'words' | 'sent';

const nameOf = (owner: string, part: Part): string => `draft-${part}:${owner}`;

/** Replaces what was stored with plain data; null removes it. */
export function savePart(owner: string, part: Part, data: unknown): void {
  try {
    if (data === null) localStorage.removeItem(nameOf(owner, part));
    else localStorage.setItem(nameOf(owner, part), JSON.stringify(data));
  } catch {
    // Storage failed, so the data lasts only while the page is open.
  }
}

/** @returns the stored data, unvalidated; null if there is none or storage is unavailable */
export function readPart(owner: string, part: Part): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(owner, part)) ?? 'null');
  } catch {
    return null;
  }
}

export function clearDraft(owner: string): void {
  savePart(owner, 'words', null);
  savePart(owner, 'sent', null);
}
