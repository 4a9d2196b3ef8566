import type { Traces } from './traces.ts';

/** Loaded only where traces go somewhere. */
export async function openTraces(endpoint: string | null, role: string): Promise<Traces | null> {
  if (endpoint === null) return null;
  const { OtlpTraces } = await import('./otlp-traces.ts');
  return new OtlpTraces(endpoint, role);
}
