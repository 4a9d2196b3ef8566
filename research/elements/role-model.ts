/** Lines with their figures, and the role that a reader gave each. */
export interface RoleRow {
  readonly row: Float64Array;
  readonly role: number;
}

export interface RoleModel {
  readonly means: Float64Array;
  readonly scales: Float64Array;
  /** For each role a weight for each figure, and a constant at the end. */
  readonly weights: readonly Float64Array[];
}

/** A figure that hardly any line has would get a large weight from a few examples: its scale is this at least. */
const SMALLEST = 0.3;

/** Softmax regression with a ridge, by gradient ascent (Adam). */
export function fitRoles(rows: readonly RoleRow[], roles: number, ridge: number, steps = 250): RoleModel {
  const columns = rows[0]?.row.length ?? 0;
  const means = new Float64Array(columns);
  const scales = new Float64Array(columns);
  for (const { row } of rows) for (let c = 0; c < columns; c++) means[c]! += row[c]! / rows.length;
  for (const { row } of rows)
    for (let c = 0; c < columns; c++) scales[c]! += (row[c]! - means[c]!) ** 2 / rows.length;
  for (let c = 0; c < columns; c++) scales[c] = Math.max(SMALLEST, Math.sqrt(scales[c]!));
  const scaled = rows.map(({ row, role }) => ({
    role,
    row: Float64Array.from([...row.map((value, c) => (value - means[c]!) / scales[c]!), 1]),
  }));
  const size = (columns + 1) * roles;
  const flat = new Float64Array(size);
  const slow = new Float64Array(size);
  const spread = new Float64Array(size);
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
    const rate = 0.05 * (step < steps / 2 ? 1 : step < 0.8 * steps ? 0.3 : 0.1);
    for (let at = 0; at < size; at++) {
      const slope = gradient[at]! - (at % (columns + 1) === columns ? 0 : ridge * flat[at]!);
      slow[at] = 0.9 * slow[at]! + 0.1 * slope;
      spread[at] = 0.999 * spread[at]! + 0.001 * slope * slope;
      flat[at]! +=
        (rate * slow[at]!) / (1 - 0.9 ** step) / (Math.sqrt(spread[at]! / (1 - 0.999 ** step)) + 1e-8);
    }
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

export function roleChances(row: Float64Array, { means, scales, weights }: RoleModel): Float64Array {
  const scaled = Float64Array.from([...row.map((value, c) => (value - means[c]!) / scales[c]!), 1]);
  const out = new Float64Array(weights.length);
  chances(scaled, Float64Array.from(weights.flatMap((each) => [...each])), out);
  return out;
}
