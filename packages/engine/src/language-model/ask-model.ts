import type { UserContent } from 'ai';
import type { z } from 'zod';
import type { ModelFailureKind } from './model-failure.ts';
import type { ModelSettings } from './model-settings.ts';
import { openModel } from './open-model.ts';

export interface Question<T> {
  /** What the answer looks like; sent as a JSON schema. */
  readonly schema: z.ZodType;
  /** Of the schema, in small letters. */
  readonly name: string;
  readonly instructions: string;
  readonly content: Exclude<UserContent, string>;
  /** Far more than an answer takes, so that a model that runs on is cut off. */
  readonly mostTokens: number;
  /** 0: the likeliest words each time. Left out: as the model has it. */
  readonly temperature?: 0;
  /** Further attempts within the same time, after 429 and 5xx alone. */
  readonly retries?: number;
  /** The answer as it came, which may be cut off or no JSON at all. @returns null when nothing of it can be used */
  understand(text: string): T | null;
}

export type Answered<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** As the service itself names what answered. */ readonly by: string;
    }
  | { readonly ok: false; readonly failure: ModelFailureKind };

/** Asks the model, within the time limit. Whatever goes wrong is an answer too: it never throws. */
export async function askModel<T>(settings: ModelSettings, question: Question<T>): Promise<Answered<T>> {
  const outOfTime = AbortSignal.timeout(settings.timeoutMs);
  try {
    const { text, by } = await Promise.race([textFrom(settings, question, outOfTime), rejectOn(outOfTime)]);
    const value = question.understand(text);
    if (value !== null) return { ok: true, value, by };
    // Some models refuse in a sentence where JSON was asked for, without saying so in the protocol.
    return { ok: false, failure: TALK.test(text.trim()) ? 'refused' : 'unusable' };
  } catch (error) {
    if (outOfTime.aborted) return { ok: false, failure: 'timeout' };
    return { ok: false, failure: error instanceof NoAnswer ? error.kind : 'unusable' };
  }
}

const TALK = /^\p{L}[^{]*$/u;

class NoAnswer extends Error {
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

interface Text {
  readonly text: string;
  readonly by: string;
}

async function textFrom(
  settings: ModelSettings,
  { schema, name, instructions, content, mostTokens, temperature, retries = 0 }: Question<unknown>,
  abortSignal: AbortSignal,
): Promise<Text> {
  const sdk = await import('ai');
  // Its warnings would go to standard output or error, where the command line prints reports.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  try {
    const { text, finishReason, response } = await sdk.generateText({
      model: await openModel(settings),
      output: sdk.Output.object({ schema, name }),
      instructions,
      messages: [{ role: 'user', content }],
      maxOutputTokens: mostTokens,
      maxRetries: retries,
      abortSignal,
      ...(temperature !== undefined && { temperature }),
    });
    if (finishReason === 'content-filter') throw new NoAnswer('refused');
    return { text, by: response.modelId };
  } catch (error) {
    if (!sdk.NoObjectGeneratedError.isInstance(error)) throw failureOf(error, sdk);
    // What the schema would not take may still be put right.
    if (error.finishReason === 'content-filter') throw new NoAnswer('refused', error);
    return { text: error.text ?? '', by: error.response?.modelId ?? settings.model };
  }
}

function failureOf(error: unknown, sdk: typeof import('ai')): unknown {
  const last = sdk.RetryError.isInstance(error) ? error.lastError : error;
  if (!sdk.APICallError.isInstance(last)) return error;
  const reached = last.statusCode !== undefined && last.statusCode < 300;
  return new NoAnswer(reached ? 'unusable' : 'unreachable', error);
}

/** For an adapter that does not hear of the signal. */
const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('out of time')), { once: true });
  });
