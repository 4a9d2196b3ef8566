import type { Progress } from './load.ts';
import type { Finding } from './table.ts';

export interface InjectedFailure {
  readonly what: string;
  readonly harm: () => Promise<unknown>;
}

interface LoadContext {
  readonly progress: Progress;
  /** Minimum number of gradings in the load. */
  readonly many: number;
  /** Prefix of each line in the report. */
  readonly part: string;
}

/** The last harm starts when this share of the gradings has ended, so that it is over before customers stop. */
const LAST_BEGINS_AFTER = 0.75;

/** Applies the harms one after another, spread evenly over a load. Reports for each whether customers were waiting throughout. */
export async function injectFailures(
  harms: readonly InjectedFailure[],
  { progress, many, part }: LoadContext,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [at, { what, harm }] of harms.entries()) {
    await progress.reaches(((at + 1) / harms.length) * LAST_BEGINS_AFTER * many);
    const [began, ended] = [performance.now(), progress.ended];
    process.stderr.write(`adjudge: ${what}, ${ended} gradings ended, ${progress.waiting} waiting …\n`);
    let fewest = progress.waiting;
    const watch = setInterval(() => (fewest = Math.min(fewest, progress.waiting)), 100);
    await harm().finally(() => clearInterval(watch));
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const meanwhile = `${seconds} s, ${progress.ended - ended} ended meanwhile, never fewer waiting than`;
    findings.push(
      { what: `${part}: ${what}`, found: `after ${ended}; ${meanwhile} ${fewest}`, wanted: null },
      { what: `${part}:   under load`, found: fewest > 0 ? 'yes' : 'no', wanted: 'yes' },
    );
  }
  return findings;
}
