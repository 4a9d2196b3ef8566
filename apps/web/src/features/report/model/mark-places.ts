export interface MarkPlace {
  /** In px from the left. */
  readonly left: number;
  readonly row: number;
}

interface Lane {
  /** In px. */
  readonly width: number;
  /** Width of a mark plus the gap next to it, in px. */
  readonly step: number;
  /** More rows would push the rest of the timeline away. */
  readonly mostRows: number;
}

/**
 * Places marks so that none overlap. Each goes to its moment in the first row that is free there. If none is, it goes
 * to the nearest free position; null if no row has room.
 * @param wanted the ideal position of each mark in px from the left, most important first
 */
export function markPlaces(
  wanted: readonly number[],
  { width, step, mostRows }: Lane,
): readonly (MarkPlace | null)[] {
  const rows: number[][] = Array.from({ length: mostRows }, () => []);
  return wanted.map((ideal) => {
    const inside = Math.max(0, Math.min(ideal, width - step));
    const places = rows.flatMap((taken, row) => {
      const left = nearestFree(taken, inside, width - step, step);
      return left === null ? [] : [{ left, row }];
    });
    const [best] = places.toSorted(
      (a, b) => Math.abs(a.left - inside) - Math.abs(b.left - inside) || a.row - b.row,
    );
    if (!best) return null;
    rows[best.row]?.push(best.left);
    return best;
  });
}

/** The position nearest to `ideal` that keeps a step from all taken ones; null if there is none. */
function nearestFree(taken: readonly number[], ideal: number, last: number, step: number): number | null {
  const candidates = [ideal, ...taken.flatMap((left) => [left - step, left + step])]
    .filter((left) => left >= 0 && left <= last)
    .filter((left) => taken.every((other) => Math.abs(other - left) >= step));
  return candidates.toSorted((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))[0] ?? null;
}
