import { setPriority } from 'node:os';

const CHECK_MILLISECONDS = 250;

/** Exit status of a worker that grew over its limit: that of a process which the system killed for the same. */
const OUT_OF_MEMORY = 137;

/** Of a worker process against the server's 0: people who only ask for a page do not wait for a grading. */
const NICENESS = 5;

/** Ends a worker process whose server is gone, or that takes more memory than WORKER_RSS_BYTES. */
export function enforceWorkerLimits(): void {
  setPriority(NICENESS);
  process.on('disconnect', () => process.exit());
  // Pictures and models live outside the JavaScript heap, where no option of Node limits them.
  const limit = Number(process.env['WORKER_RSS_BYTES']);
  setInterval(() => {
    if (process.memoryUsage.rss() > limit) process.exit(OUT_OF_MEMORY);
  }, CHECK_MILLISECONDS).unref();
}
