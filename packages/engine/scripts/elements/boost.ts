import type { Choice } from './choice-model.ts';

export interface Leaf { readonly value: number }
export interface Split { readonly column: number; readonly limit: number; readonly low: Tree; readonly high: Tree }
export type Tree = Leaf | Split;

export interface BoostOptions { readonly rounds: number; readonly depth: number; readonly rate: number; readonly least: number; readonly damp: number; readonly bins?: number }

/** Boosted small trees on a conditional logit: each round corrects what the chances so far got wrong. */
export function fitBoost(choices: readonly Choice[], base: readonly (readonly number[])[], o: BoostOptions): Tree[] {
  const rows: Float64Array[] = []; const group: number[] = []; const right: number[] = []; const score: number[] = [];
  choices.forEach((c, g) => c.rows.forEach((r, i) => { rows.push(r); group.push(g); right.push(c.right[i]!); score.push(base[g]![i]!); }));
  const n = rows.length; const columns = rows[0]!.length; const B = o.bins ?? 24;
  const limits = Array.from({ length: columns }, (_, c) => { const v = rows.map((r) => r[c]!).sort((a, b) => a - b); const out: number[] = []; for (let b = 1; b < B; b++) { const x = v[Math.floor((b * n) / B)]!; if (out.length === 0 || x > out.at(-1)!) out.push(x); } return out; });
  const binned = Array.from({ length: columns }, (_, c) => { const l = limits[c]!; return Uint8Array.from(rows, (r) => { let b = 0; while (b < l.length && r[c]! >= l[b]!) b++; return b; }); });
  const starts: number[] = []; { let at = 0; for (const c of choices) { starts.push(at); at += c.rows.length; } starts.push(at); }
  const grad = new Float64Array(n); const hess = new Float64Array(n); const trees: Tree[] = [];
  for (let round = 0; round < o.rounds; round++) {
    for (let g = 0; g < choices.length; g++) { const a = starts[g]!, z = starts[g + 1]!; let hi = -Infinity; for (let i = a; i < z; i++) hi = Math.max(hi, score[i]!); let tot = 0; for (let i = a; i < z; i++) tot += grad[i] = Math.exp(score[i]! - hi); let hit = 0; for (let i = a; i < z; i++) { grad[i]! /= tot; hit += grad[i]! * right[i]!; } const w = choices[g]!.weight ?? 1; for (let i = a; i < z; i++) { const p = grad[i]!; const q = hit > 1e-9 ? (p * right[i]!) / hit : p; grad[i] = w * (q - p); hess[i] = w * Math.max(1e-4, p * (1 - p)); } }
    const all = Uint32Array.from({ length: n }, (_, i) => i);
    const tree = grow(all, o.depth); trees.push(tree);
    for (let i = 0; i < n; i++) score[i]! += treeValue(tree, rows[i]!);
  }
  return trees;
  function grow(at: Uint32Array, depth: number): Tree {
    let G = 0, Hs = 0; for (const i of at) { G += grad[i]!; Hs += hess[i]!; }
    const leaf: Leaf = { value: (o.rate * G) / (Hs + o.damp) };
    if (depth === 0) return leaf;
    let best = { gain: 1e-3, column: -1, bin: 0 };
    for (let c = 0; c < columns; c++) {
      const l = limits[c]!; if (l.length === 0) continue; const sg = new Float64Array(l.length + 1), sh = new Float64Array(l.length + 1); const col = binned[c]!;
      for (const i of at) { sg[col[i]!]! += grad[i]!; sh[col[i]!]! += hess[i]!; }
      let g = 0, h = 0; for (let b = 0; b < l.length; b++) { g += sg[b]!; h += sh[b]!; if (h < o.least || Hs - h < o.least) continue; const gain = g * g / (h + o.damp) + (G - g) ** 2 / (Hs - h + o.damp) - G * G / (Hs + o.damp); if (gain > best.gain) best = { gain, column: c, bin: b }; }
    }
    if (best.column < 0) return leaf;
    const col = binned[best.column]!; const low = at.filter((i) => col[i]! <= best.bin), high = at.filter((i) => col[i]! > best.bin);
    return { column: best.column, limit: limits[best.column]![best.bin]!, low: grow(low, depth - 1), high: grow(high, depth - 1) };
  }
}
export function treeValue(tree: Tree, row: Float64Array): number { let t = tree; while ('column' in t) t = row[t.column]! < t.limit ? t.low : t.high; return t.value; }
