import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { LIMITS } from '../../packages/contract/src/limits.ts';
import { judge } from '../../packages/engine/src/grading/grade.ts';
import { bootstrap, quantile } from '../statistics/bootstrap.ts';
import type { Bench, MeasureSubject } from './subject.ts';

type Change = (picture: Sharp, width: number, height: number) => Sharp;

/** JPEG quality for changes that are not about quality. */
const FAITHFUL = 95;

const CHANGES: readonly (readonly [name: string, change: Change])[] = [
  [
    'saved again as a JPEG of quality 85',
    (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }),
  ],
  [
    'cropped by 2%',
    (picture, width, height) => {
      const [left, top] = [Math.round(width / 100), Math.round(height / 100)];
      return picture.extract({ left, top, width: width - 2 * left, height: height - 2 * top });
    },
  ],
  ['scaled down to 75%', (picture, width) => picture.resize({ width: Math.round(0.75 * width) })],
];

/** How far the overall score moves under changes that nobody would notice. */
export const measureStability: MeasureSubject = async (bench) => {
  const shifts = await readShifts(bench);
  const every = pointsOf(shifts);
  return {
    id: 'stability',
    data: 'The SAVOIAS advertisements: each as is, as a JPEG of quality 85, cropped by 2%, and at 75% of its size. Intervals resample whole ads.',
    figures: [
      figure('shift-p50', 'Half of the changes move the score by at most', every, 0.5),
      figure('shift-p95', '95% of the changes move the score by at most', every, 0.95),
      ...CHANGES.map(([name], index) =>
        figure(
          `shift-p95-${index + 1}`,
          `Largest move for 95% of the ads, ${name}`,
          pointsOf(shifts, name),
          0.95,
        ),
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
    references: [{ name: 'our promise at the 95th percentile', value: 3, source: 'set by us' }],
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
    for (const [kind, change] of CHANGES) {
      const again = await changed(bytes, change);
      // A re-encoded picture may exceed the upload limit.
      if (again.length > LIMITS.imageBytes) continue;
      const after = await scoreOf(again, name);
      own.push({ kind, shift: Math.abs(after - before) });
    }
    shifts.push(own);
  }
  return shifts;
}

async function changed(bytes: Buffer, change: Change): Promise<Buffer> {
  const { width, height, format } = await sharp(bytes).metadata();
  const picture = sharp(bytes).keepIccProfile();
  const faithful = format === 'jpeg' ? picture.jpeg({ quality: FAITHFUL }) : picture;
  return change(faithful, width, height).toBuffer();
}
