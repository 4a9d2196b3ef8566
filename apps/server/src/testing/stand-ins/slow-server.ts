import { closeOnSignal, startServer } from '../../server.ts';
import { QUEUE_TIMEOUTS } from '../../queue/grade-creative.job.ts';
import { FakeGrader, gradeImmediately } from './fake-grader.ts';

/**
 * The real server with the environment's settings, except that gradings take SLOW_MILLISECONDS and are announced. With HASTY
 * set, it gives up on a silent worker as soon as the queue can.
 */
const grader = new FakeGrader();
grader.setGrading(async (creative, onStep) => {
  process.stdout.write('grading\n');
  await new Promise((done) => setTimeout(done, Number(process.env['SLOW_MILLISECONDS'])));
  return gradeImmediately(creative, onStep);
});
const patience = process.env['HASTY'] ? { heartbeatSeconds: 10, superviseSeconds: 1 } : QUEUE_TIMEOUTS;
const server = await startServer(process.env, { grader, patience });
closeOnSignal(server);
process.stdout.write('started\n');
