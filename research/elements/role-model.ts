import { adam, rateAt } from '../statistics/adam.ts';
import { MIN_SCALE } from './choice-model.ts';

/** Features of a line, and the role that a reader gave it. */
export interface RoleRow {
  readonly row: Float64Array;
  readonly role: number;
}

export interface RoleModel {
  readonly means: Float64Array;
  readonly scales: Float64Array;
  /** Per role, one weight per feature, then a constant. */
  readonly weights: readonly Float64Array[];
}

/** Softmax regression with a ridge penalty, by gradient ascent. */
export function fitRoles(rows: readonly RoleRow[], roles: number, ridge: number, steps = 250): RoleModel {
  const columns = rows[0]?.row.length ?? 0;
  const means = new Float64Array(columns);
  const scales = new Float64Array(columns);
  for (const { row } of rows) for (let c = 0; c < columns; c++) means[c]! += row[c]! / rows.length;
  for (const { row } of rows)
    for (let c = 0; c < columns; c++) scales[c]! += (row[c]! - means[c]!) ** 2 / rows.length;
  for (let c = 0; c < columns; c++) scales[c] = Math.max(MIN_SCALE, Math.sqrt(scales[c]!));
  const scaled = rows.map(({ row, role }) => ({
    role,
    row: Float64Array.from([...row.map((value, c) => (value - means[c]!) / scales[c]!), 1]),
  }));
  const size = (columns + 1) * roles;
  const flat = new Float64Array(size);
  const climb = adam(size);
  const scores = new Float64Array(roles);
  for (let step = 1; step <= steps; step++) {
    const gradient = new Float64Array(size);
    for (const { row, role } of scaled) {
      chances(row, flat, scores);
      for (let each = 0; each < roles; each++) {
        const pull = ((each === role ? 1 : 0) - scores[each]!) / scaled.length;
        const at = each * (columns + 1);
        for (let c = 0; c <= columns; c++) gradient[at + c]! += pull * row[c]!;
      }
    }
    for (let at = 0; at < size; at++) if (at % (columns + 1) !== columns) gradient[at]! -= ridge * flat[at]!;
    climb(flat, gradient, 0.05 * rateAt(step / steps));
  }
  return {
    means,
    scales,
    weights: Array.from({ length: roles }, (_, each) =>
      flat.slice(each * (columns + 1), (each + 1) * (columns + 1)),
    ),
  };
}

function chances(row: Float64Array, flat: Float64Array, out: Float64Array): void {
  let highest = -Infinity;
  for (let each = 0; each < out.length; each++) {
    let sum = 0;
    const at = each * row.length;
    for (let c = 0; c < row.length; c++) sum += flat[at + c]! * row[c]!;
    out[each] = sum;
    highest = Math.max(highest, sum);
  }
  let total = 0;
  for (let each = 0; each < out.length; each++) total += out[each] = Math.exp(out[each]! - highest);
  for (let each = 0; each < out.length; each++) out[each]! /= total;
}
