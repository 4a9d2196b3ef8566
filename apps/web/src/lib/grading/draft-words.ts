/** What stands beside a file that is not graded yet. Kept at once with every key: a page may be closed at any moment. */
type Part = 'words' | 'sent';

const nameOf = (owner: string, part: Part): string => `draft-${part}:${owner}`;

/** Keeps plain data in the place of what was there; null: nothing. */
export function keepPart(owner: string, part: Part, data: unknown): void {
  try {
    if (data === null) localStorage.removeItem(nameOf(owner, part));
    else localStorage.setItem(nameOf(owner, part), JSON.stringify(data));
  } catch {
    // Kept for as long as the page is open.
  }
}

/** @returns what was kept, unchecked; null when there is nothing, or the browser keeps nothing */
export function readPart(owner: string, part: Part): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(owner, part)) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetWords(owner: string): void {
  keepPart(owner, 'words', null);
  keepPart(owner, 'sent', null);
}
