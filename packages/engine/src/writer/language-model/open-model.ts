import type { LanguageModel } from 'ai';
import type { WriterSettings } from './settings.ts';

/** Loads the provider's adapter, and no other: a product without a language model loads none of them. */
export async function openModel(settings: WriterSettings): Promise<LanguageModel> {
  const { provider, model } = settings;
  const apiKey = settings.apiKey ?? '';
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ apiKey })(model);
  }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey })(model);
  }
  if (provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({ apiKey })(model);
  }
  return openCompatible(settings);
}

async function openCompatible({ model, baseUrl, apiKey }: WriterSettings): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const service = createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl ?? '',
    supportsStructuredOutputs: true,
    ...(apiKey === null ? {} : { apiKey }),
  });
  return service(model);
}
