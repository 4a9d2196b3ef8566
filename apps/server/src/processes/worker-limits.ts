import { setPriority } from 'node:os';

const CHECK_MILLISECONDS = 250;

/** Exit status of a worker that exceeded its memory limit: the same as if the system had killed it for that. */
const OUT_OF_MEMORY = 137;

/** Niceness of a worker; the server has 0. Users who only request a page do not wait for a grading. */
const NICENESS = 5;

/** Ends this worker process when its server is gone, or when it uses more memory than WORKER_RSS_BYTES. */
export function enforceWorkerLimits(): void {
  setPriority(NICENESS);
  process.on('disconnect', () => process.exit());
  // Ctrl-C in a terminal reaches this process too, but the server lets its work finish and then ends it.
  process.on('SIGINT', () => {});
  // Pictures and models live outside the JavaScript heap, where no Node option limits them.
  const limit = Number(process.env['WORKER_RSS_BYTES']);
  setInterval(() => {
    if (process.memoryUsage.rss() > limit) process.exit(OUT_OF_MEMORY);
  }, CHECK_MILLISECONDS).unref();
}
