import type { WriterFailureKind } from '../../report-words.ts';
import type { Brief } from '../brief.ts';
import { type AnsweredPiece, answerSchema } from './answer.ts';
import { openModel } from './open-model.ts';
import { INSTRUCTIONS, promptOf } from './prompt.ts';
import type { WriterSettings } from './settings.ts';

export type Asked =
  | { readonly ok: true; readonly pieces: readonly AnsweredPiece[] }
  | { readonly ok: false; readonly failure: WriterFailureKind };

/** Twice what the longest answers to a full report take, so that a model that runs on is cut off. */
const MOST_TOKENS = 6000;

/** Asks the model once, within the time limit. Whatever goes wrong is an answer too. */
export async function ask(settings: WriterSettings, brief: Brief): Promise<Asked> {
  const sdk = await import('ai');
  // Its warnings would go to standard output or error, where the command line prints reports.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const outOfTime = AbortSignal.timeout(settings.timeoutMs);
  try {
    const model = await openModel(settings);
    const asking = sdk.generateText({
      model,
      output: sdk.Output.object({ schema: answerSchema, name: 'words' }),
      instructions: INSTRUCTIONS,
      prompt: promptOf(brief),
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal: outOfTime,
    });
    const answer = await Promise.race([asking, rejectOn(outOfTime)]);
    if (answer.finishReason === 'content-filter') return { ok: false, failure: 'refused' };
    return { ok: true, pieces: answer.output.pieces };
  } catch (error) {
    return { ok: false, failure: outOfTime.aborted ? 'timeout' : failureOf(error, sdk) };
  }
}

/** For an adapter that does not hear of the signal. */
const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('out of time')), { once: true });
  });

function failureOf(error: unknown, sdk: typeof import('ai')): WriterFailureKind {
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    // Some models refuse in a sentence where JSON was asked for, without saying so in the protocol.
    const talks = /^\p{L}[^{]*$/u.test(error.text?.trim() ?? '');
    return error.finishReason === 'content-filter' || talks ? 'refused' : 'unusable';
  }
  if (sdk.APICallError.isInstance(error))
    return error.statusCode === undefined || error.statusCode >= 300 ? 'unreachable' : 'unusable';
  return 'unusable';
}
