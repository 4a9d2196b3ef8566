import type { UserContent } from 'ai';
import type { z } from 'zod';
import type { ModelFailureKind } from './model-failure.ts';
import type { ModelSettings } from './model-settings.ts';
import { openModel } from './open-model.ts';

export interface Question<T> {
  /** Shape of the answer; sent as a JSON schema. */
  readonly schema: z.ZodType;
  /** Name of the schema, in lower case. */
  readonly name: string;
  readonly instructions: string;
  readonly content: Exclude<UserContent, string>;
  /** Output token limit, far above any real answer, to cut off a model that does not stop. */
  readonly mostTokens: number;
  /** 0 picks the likeliest words each time. When missing, the model's default applies. */
  readonly temperature?: 0;
  /** Retries within the same timeout, only after 429 and 5xx. */
  readonly retries?: number;
  /** Parses the raw answer, which may be cut off or not be JSON. @returns null when nothing of it is usable */
  understand(text: string): T | null;
}

export type ModelResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Model name as reported by the service. */ readonly by: string;
    }
  | { readonly ok: false; readonly failure: ModelFailureKind };

/** Asks the model within the timeout. Never throws; failures are part of the result. */
export async function askModel<T>(settings: ModelSettings, question: Question<T>): Promise<ModelResult<T>> {
  const outOfTime = AbortSignal.timeout(settings.timeoutMs);
  try {
    const { text, by } = await Promise.race([textFrom(settings, question, outOfTime), rejectOn(outOfTime)]);
    const value = question.understand(text);
    if (value !== null) return { ok: true, value, by };
    // Some models refuse in plain prose instead of JSON, without signaling it in the protocol.
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
  // The SDK's warnings would go to standard output or error, where the command line prints reports.
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
    // An answer that does not match the schema may still be repairable.
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

/** Enforces the timeout even if an adapter ignores the abort signal. */
const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('out of time')), { once: true });
  });
