import { DRIVER_NAMES, driversOf } from '../../packages/engine/src/gatherers/copy/pull/drivers.ts';
import type { PullModel } from '../../packages/engine/src/gatherers/copy/pull/model.ts';
import { pullTextOf } from '../../packages/engine/src/gatherers/copy/pull/pull-text.ts';
import { termsOf } from '../../packages/engine/src/gatherers/copy/pull/terms.ts';
import type { Pair } from './pairs.ts';
import { type SparseRow, sparseRidge } from './sparse-ridge.ts';

/** Held-out accuracy was flat for penalties from 300 to 3000 and for 300 to 3000 terms. */
const PENALTY = 1000;
const TERMS = 800;
const FEWEST_HEADLINES = 5;

/** Driver columns are scaled to this deviation, because traits of many headlines need less penalty than single words. */
const DRIVER_SCALE = 0.2;

interface Parts {
  readonly drivers: readonly number[];
  readonly terms: readonly string[];
}

const IDS = Object.keys(DRIVER_NAMES);
const taken = new Map<string, Parts>();

/** A headline's drivers and terms, cached across folds. */
function partsOf(headline: string): Parts {
  const known = taken.get(headline);
  if (known) return known;
  const of = pullTextOf(headline);
  const seen = driversOf(of);
  const parts = {
    drivers: IDS.map((id) => seen.get(id)?.value ?? 0),
    terms: termsOf(of.text).map(({ term }) => term),
  };
  taken.set(headline, parts);
  return parts;
}

/** Fits weights to how far one headline of a pair beat the other. The caller sets `spread`, from unseen headlines. */
export function fitHeadlines(pairs: readonly Pair[]): PullModel {
  const headlines = [...new Set(pairs.flatMap((pair) => pair.headlines))];
  const counts = new Map<string, number>();
  for (const term of headlines.flatMap((headline) => partsOf(headline).terms)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const { usual, scale } = driverFigures(headlines);
  const all = [...counts].filter(([, n]) => n >= FEWEST_HEADLINES).map(([term]) => term);
  const first = weigh(pairs, scale, all);
  const kept = all
    .map((term, at) => ({ term, size: Math.abs(first[IDS.length + at]!) }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, TERMS)
    .map(({ term }) => term)
    .toSorted();
  const weights = weigh(pairs, scale, kept);
  const model = {
    centre: 0,
    spread: 1,
    drivers: IDS.map((id, at) => ({
      id,
      weight: significant(weights[at]! * scale[at]!),
      usual: significant(usual[at]!),
    })),
    terms: kept.map((term, at) => ({
      term,
      weight: significant(weights[IDS.length + at]!),
      n: counts.get(term) ?? 0,
    })),
  };
  return { ...model, centre: termMean(model, headlines) };
}

function driverFigures(headlines: readonly string[]) {
  const values = headlines.map((headline) => partsOf(headline).drivers);
  const usual = IDS.map((_, at) => values.reduce((sum, row) => sum + row[at]!, 0) / values.length);
  const scale = IDS.map((_, at) => {
    const variance = values.reduce((sum, row) => sum + (row[at]! - usual[at]!) ** 2, 0) / values.length;
    return variance > 0 ? DRIVER_SCALE / Math.sqrt(variance) : 0;
  });
  return { usual, scale };
}

function weigh(pairs: readonly Pair[], scale: readonly number[], terms: readonly string[]): Float64Array {
  const columnOf = new Map(terms.map((term, at) => [term, IDS.length + at]));
  const rows = pairs.map(({ headlines: [a, b] }) => difference(partsOf(a), partsOf(b), scale, columnOf));
  return sparseRidge(
    rows,
    pairs.map(({ z }) => z),
    IDS.length + terms.length,
    PENALTY,
  );
}

function difference(
  a: Parts,
  b: Parts,
  scale: readonly number[],
  columnOf: ReadonlyMap<string, number>,
): SparseRow {
  const cells = new Map<number, number>();
  scale.forEach((by, at) => {
    const value = (a.drivers[at]! - b.drivers[at]!) * by;
    if (value !== 0) cells.set(at, value);
  });
  const add = (terms: readonly string[], sign: number) => {
    for (const term of terms) {
      const column = columnOf.get(term);
      if (column !== undefined) cells.set(column, (cells.get(column) ?? 0) + sign);
    }
  };
  add(a.terms, 1);
  add(b.terms, -1);
  return { columns: [...cells.keys()], values: [...cells.values()] };
}

function termMean({ terms }: Pick<PullModel, 'terms'>, headlines: readonly string[]): number {
  const sum = terms.reduce((total, { weight, n }) => total + weight * n, 0);
  return significant(sum / headlines.length);
}

const significant = (value: number): number => Number(value.toPrecision(4));
