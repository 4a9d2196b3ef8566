import { cpus } from 'node:os';
import { grade, gradeCopy, warmUp } from '../../packages/engine/src/index.ts';
import { exampleBanner, renderBanner } from '../../packages/engine/src/testing/index.ts';
import { benchServer } from './bench-server.ts';
import { benchVideo, type VideoFigures } from './bench-video.ts';
import { timed, timedRounds } from './timing.ts';

const ROUNDS = 12;
const COPY =
  'Every ridge, one shoe. The Tarn trail runner grips wet rock and weighs 240 g. Save 30% until Sunday, free returns. Shop now.';

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN;

const row = (what: string, figure: string, limit: string): string => `| ${what} | ${figure} | ${limit} |`;
const ms = (value: number): string => `${Math.round(value)} ms`;
const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

function videoRows(seconds: number, { times, ownSeconds, peakBytes }: VideoFigures, limit: string): string[] {
  const what = `video of ${seconds} s, 1080p H.264`;
  return [
    row(`${what}, warm: median`, ms(quantile(times, 0.5)), limit),
    row(`${what}: processor, without the decoder`, `${ownSeconds.toFixed(1)} s`, ''),
    row(`${what}: memory of its process, peak`, mb(peakBytes), '1000 MB'),
  ];
}

const loading = await timed(warmUp);
const { png } = await renderBanner(exampleBanner({ width: 1200, height: 1200 }));
const creative = { bytes: png, fileName: 'bench.png', copy: COPY };
await grade(creative);
const banner = await timedRounds(ROUNDS, () => grade(creative));
const longCopy = COPY.repeat(Math.ceil(2000 / COPY.length)).slice(0, 2000);
gradeCopy(longCopy);
const copy = await timedRounds(ROUNDS, () => gradeCopy(longCopy));
const half = await benchVideo(30);
const whole = await benchVideo(60);
const server = await benchServer(png, COPY);

process.stdout.write(
  [
    `${cpus().length} cores, Node ${process.versions.node}, ${ROUNDS} rounds`,
    '',
    '| what | measured | limit |',
    '|---|---|---|',
    row('models loaded', ms(loading), ''),
    row('banner 1200x1200 with copy, warm: median', ms(quantile(banner, 0.5)), '1200 ms'),
    row('banner 1200x1200 with copy, warm: p90', ms(quantile(banner, 0.9)), ''),
    ...videoRows(30, half, '10000 ms'),
    ...videoRows(60, whole, '20000 ms'),
    row('memory of this process', mb(process.memoryUsage().rss), '1000 MB'),
    row('copy of 2,000 characters: median', ms(quantile(copy, 0.5)), '50 ms'),
    row(
      'memory of a grading process: peak',
      server.graderPeak === null ? '?' : mb(server.graderPeak),
      '1000 MB',
    ),
    row('health request while four analyses run: median', ms(quantile(server.health, 0.5)), '50 ms'),
    row('health request while four analyses run: p99', ms(quantile(server.health, 0.99)), '50 ms'),
    row('health request while four analyses run: slowest', ms(quantile(server.health, 1)), ''),
    row('four analyses at once, from upload to answer', ms(server.analyses), ''),
    row('first start, a new database: until it answers', ms(server.firstStart.health), ''),
    row('second start: until it answers', ms(server.secondStart.health), '10000 ms'),
    row('second start: until a grading would start at once', ms(server.secondStart.ready), ''),
    '',
  ].join('\n'),
);
process.exit(0);
