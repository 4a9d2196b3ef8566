import type { LikelyRemark } from '../../packages/engine/src/writer/remarks/likely-remarks.ts';
import { SETS } from '../elements/sets.ts';

/** One creative: the remarks that readers named, and those a model that did not see its fold finds likely, likeliest first. */
export interface JudgedRemarks<Remark extends string> {
  readonly set: string;
  readonly named: ReadonlySet<string>;
  readonly likely: readonly LikelyRemark<Remark>[];
}

/** Prints how often readers named the likely remarks: by set, by chance and by remark. */
export function printRemarkHitRates<Remark extends string>(
  judged: readonly JudgedRemarks<Remark>[],
  remarks: readonly Remark[],
): void {
  for (const set of SETS) {
    const own = judged.filter((item) => item.set === set);
    if (own.length === 0) continue;
    const [first, two] = [1, 2].map((count) =>
      own.map(({ likely, named }) => likely.slice(0, count).some(({ remark }) => named.has(remark))),
    );
    console.log(`${set}: the likeliest ${share(first!)}; one of two ${share(two!)}`);
  }
  for (const from of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const at = (place: number): boolean[] =>
      judged.flatMap(({ likely, named }) => {
        const { remark, chance } = likely[place]!;
        return chance >= from && chance < from + 0.1 ? [named.has(remark)] : [];
      });
    console.log(
      `stated ${from} to ${(from + 0.1).toFixed(1)}: likeliest ${share(at(0))}; second ${share(at(1))}`,
    );
  }
  for (const from of [0.3, 0.4, 0.5, 0.6]) {
    const said = remarks.map((name) => {
      const told = judged.filter(({ likely }) =>
        likely.some(({ remark, chance }) => remark === name && chance >= from),
      );
      return `${name} ${told.filter(({ named }) => named.has(name)).length} of ${told.length}`;
    });
    console.log(`stated from ${from}: ${said.join(', ')}`);
  }
}

const share = (rows: readonly boolean[]): string =>
  `${Math.round((1000 * rows.filter(Boolean).length) / Math.max(1, rows.length)) / 10} % of ${rows.length}`;
