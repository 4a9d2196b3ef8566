import type { Traces } from './traces.ts';

/** Imports the tracing SDK only if traces have a destination. */
export async function openTraces(endpoint: string | null, role: string): Promise<Traces | null> {
  if (endpoint === null) return null;
  const { OtlpTraces } = await import('./otlp-traces.ts');
  return new OtlpTraces(endpoint, role);
}
