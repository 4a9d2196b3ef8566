import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { LIMITS } from '../../packages/contract/src/limits.ts';
import { judge } from '../../packages/engine/src/grading/grade.ts';
import { COPIES, copied } from '../data/copies.ts';
import { bootstrap, quantile } from '../statistics/bootstrap.ts';
import type { Bench, MeasureSubject } from './subject.ts';

/** How far the overall score moves when nothing a person would notice has changed. */
export const measureStability: MeasureSubject = async (bench) => {
  const shifts = await readShifts(bench);
  const every = pointsOf(shifts);
  return {
    id: 'stability',
    title: 'The same ad gets the same score',
    meaning:
      'An ad that is saved again, cropped by a hair or made smaller is still the same ad. The figures are how many points its score moves.',
    data: 'The SAVOIAS advertisements: each as it is, as a JPEG of quality 85, cropped by 2 %, at 75 % of its size. Intervals resample whole ads.',
    doesNotShow: 'That the score is right; only that it does not waver.',
    figures: [
      figure('shift-p50', 'Half of the changes move the score by at most', every, 0.5),
      figure('shift-p95', '95 % of the changes move it by at most', every, 0.95),
      ...COPIES.map(([name], index) =>
        figure(`shift-p95-${index + 1}`, `95 % of the ads, ${name}`, pointsOf(shifts, name), 0.95),
      ),
    ],
  };
};

const pointsOf = (shifts: readonly (readonly Shift[])[], of?: string): number[][] =>
  shifts.map((own) => own.flatMap(({ kind, shift }) => (of === undefined || kind === of ? [shift] : [])));

function figure(id: string, name: string, shifts: readonly (readonly number[])[], q: number): AccuracyFigure {
  return {
    id,
    name,
    unit: ' points',
    decimals: 1,
    higherIsBetter: false,
    from: 0,
    to: 15,
    ...bootstrap(shifts.length, (drawn) =>
      quantile(
        drawn.flatMap((index) => shifts[index] ?? []).toSorted((a, b) => a - b),
        q,
      ),
    ),
    n: shifts.flat().length,
    items: `changed pictures of ${shifts.length} ads`,
    split: 'limits were set with these ads in view',
    baselines: [],
    references: [{ name: 'what we allow at the 95th percentile', value: 3, source: 'our own promise' }],
  };
}

interface Shift {
  readonly kind: string;
  /** Points. */
  readonly shift: number;
}

async function readShifts({ data, measure }: Bench): Promise<Shift[][]> {
  const folder = path.join(data, 'ads', 'advertisement');
  const names = readdirSync(folder).toSorted();
  const scoreOf = async (bytes: Uint8Array, fileName: string): Promise<number> => {
    const creative = { bytes, fileName };
    const { analysis } = judge(creative, await measure(creative), () => {});
    if (analysis.overallScore === null) throw new Error(`${fileName} has no score`);
    return analysis.overallScore;
  };
  const shifts: Shift[][] = [];
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, name));
    const before = await scoreOf(bytes, name);
    const own: Shift[] = [];
    for (const [kind, change] of COPIES) {
      const again = await copied(bytes, change);
      // Written anew, a picture may weigh more than may be uploaded.
      if (again.length > LIMITS.imageBytes) continue;
      const after = await scoreOf(again, name);
      own.push({ kind, shift: Math.abs(after - before) });
    }
    shifts.push(own);
  }
  return shifts;
}
