// Grades a file repeatedly in a process like a grader's and prints how long each round took: `bench-grader.ts FILE ROUNDS`.
import { readFileSync } from 'node:fs';
import { grade, warmUp } from '../../packages/engine/src/index.ts';
import { timedRounds } from './timing.ts';

const [file = '', rounds = '1'] = process.argv.slice(2);
const bytes = readFileSync(file);
await warmUp();
const before = process.cpuUsage();
const times = await timedRounds(Number(rounds), () => grade({ bytes, fileName: 'bench.mp4' }));
const { user, system } = process.cpuUsage(before);
const ownSeconds = (user + system) / 1e6 / times.length;
process.stdout.write(JSON.stringify({ times, ownSeconds, peakBytes: 1024 * process.resourceUsage().maxRSS }));
process.exit(0);
