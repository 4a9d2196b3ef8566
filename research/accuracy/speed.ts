import { cpus, loadavg } from 'node:os';
import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { grade, gradeCopy, warmUp } from '../../packages/engine/src/index.ts';
import { exampleBanner, renderBanner } from '../../packages/engine/src/testing/index.ts';
import { timedRounds } from '../../scripts/bench/timing.ts';
import { bootstrap, quantile } from '../statistics/bootstrap.ts';
import type { MeasureSubject } from './subject.ts';

const ROUNDS = 15;
const COPY =
  'Every ridge, one shoe. The Tarn trail runner grips wet rock and weighs 240 g. Save 30% until Sunday, free returns. Shop now.';
const LONG_COPY = COPY.repeat(20).slice(0, 2000);

/** Load average per core above which timings say more about other processes. A run of our own adds up to 1. */
const BUSY = 1.5;

/** How long a grade takes; null on a machine that is busy with something else. */
export const measureSpeed: MeasureSubject = async () => {
  const load = loadavg()[0] ?? 0;
  if (load > BUSY * cpus().length) {
    process.stderr.write(
      `speed: left out, the machine is busy (load ${load.toFixed(1)} on ${cpus().length} cores)\n`,
    );
    return null;
  }
  await warmUp();
  const { png } = await renderBanner(exampleBanner({ width: 1200, height: 1200 }));
  const creative = { bytes: png, fileName: 'speed.png', copy: COPY };
  await grade(creative);
  const banner = await timedRounds(ROUNDS, () => grade(creative));
  gradeCopy(LONG_COPY);
  const copy = await timedRounds(ROUNDS, () => gradeCopy(LONG_COPY));
  return {
    id: 'speed',
    data: `A drawn banner of 1200 x 1200 with 124 characters of copy, and 2,000 characters of copy alone, on ${cpus().length} cores.`,
    figures: [
      figure(
        'banner-seconds',
        'Banner with copy, median',
        banner.map((ms) => ms / 1000),
        {
          unit: ' s',
          decimals: 2,
          to: 2.5,
          limit: 1.2,
        },
      ),
      figure('copy-milliseconds', 'Copy alone, median', copy, {
        unit: ' ms',
        decimals: 0,
        to: 60,
        limit: 50,
      }),
    ],
  };
};

function figure(
  id: string,
  name: string,
  times: readonly number[],
  { limit, ...scale }: { unit: string; decimals: number; to: number; limit: number },
): AccuracyFigure {
  return {
    id,
    name,
    ...scale,
    higherIsBetter: false,
    from: 0,
    ...bootstrap(times.length, (drawn) =>
      quantile(
        drawn.map((index) => times[index]!).toSorted((a, b) => a - b),
        0.5,
      ),
    ),
    n: times.length,
    items: 'rounds',
    split: 'nothing was fitted',
    baselines: [],
    references: [{ name: 'our limit', value: limit, source: 'set by us' }],
  };
}
