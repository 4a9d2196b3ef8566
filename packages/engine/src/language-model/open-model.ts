import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';

/** Loads only the chosen provider's adapter, so that an installation without a language model loads none. */
export async function openModel({ provider, model, ...reached }: ModelSettings): Promise<LanguageModel> {
  const baseURL = reached.baseUrl;
  const account = { apiKey: reached.apiKey ?? '', ...(baseURL !== null && { baseURL }) };
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI(account)(model);
  }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic(account)(model);
  }
  if (provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI(account)(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'compatible',
    baseURL: baseURL ?? '',
    supportsStructuredOutputs: true,
    ...(reached.apiKey !== null && { apiKey: reached.apiKey }),
  })(model);
}
