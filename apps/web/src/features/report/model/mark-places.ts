/** A mark's place on its lane. */
export interface MarkPlace {
  /** Pixels from the left. */
  readonly left: number;
  readonly row: number;
}

interface Lane {
  /** Pixels. */
  readonly width: number;
  /** Of a mark with the gap beside it, pixels. */
  readonly step: number;
  /** More of them would push the rest of the timeline away. */
  readonly mostRows: number;
}

/**
 * Places marks so that none lies over another: each at its moment in the first row that is free there, and where none
 * is, as near to it as there is room. Null for a mark that no row has room for.
 * @param wanted pixels from the left at which each would stand, the most important first
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

/** The nearest place to `ideal` that keeps a step from all that is taken; null where there is none. */
function nearestFree(taken: readonly number[], ideal: number, last: number, step: number): number | null {
  const candidates = [ideal, ...taken.flatMap((left) => [left - step, left + step])]
    .filter((left) => left >= 0 && left <= last)
    .filter((left) => taken.every((other) => Math.abs(other - left) >= step));
  return candidates.toSorted((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))[0] ?? null;
}
