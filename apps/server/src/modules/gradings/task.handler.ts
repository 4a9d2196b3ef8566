import { findWithCreative } from '../analyses/index.ts';
import { correctAnalysis } from './correct-analysis.ts';
import { tryFixes } from './try-fixes.ts';
import { TEXTS } from '@adjudge/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { GradingTools } from './grade-creative.handler.ts';
import { type Outcome, TASK_FAILED, type Task } from '../../queue/grade-creative.job.ts';

/** Runs a task on an existing analysis and returns its outcome. May run again after a process was killed. */
export async function doTask(task: Task, tools: GradingTools): Promise<Outcome> {
  // Not what the task carries: a correction has what its owner typed.
  const known = { task: task.task, analysisId: task.analysisId };
  try {
    const found = await findWithCreative(tools.db, task.analysisId);
    if (!found) throw new ApiError('absent', TEXTS.analysisAbsent);
    if (task.task === 'what-if') await tryFixes(tools, found);
    else await correctAnalysis(tools, found, task);
    return { state: 'graded' };
  } catch (error) {
    if (tools.stopping.aborted) throw error;
    if (error instanceof ApiError) {
      if (error.code === 'grading-failed') tools.log.error({ err: error, ...known }, 'a task failed');
      return { state: 'refused', code: error.code, text: error.message };
    }
    tools.log.error({ err: error, ...known }, 'a task failed');
    return TASK_FAILED;
  }
}
