import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type * as Schemas from './schemas.ts';

const fetchJudges = async () =>
  Promise.all([import('@hookform/resolvers/zod'), import('./schemas.ts')] as const);

let isAsked = false;

/** A busy browser has no idle moment for a long time, and a network that is lost before the fetch is not tried again. */
const LATEST_MS = 1000;

/** Once a page: forms call it at every drawing. */
function fetchWhenIdle(): void {
  if (isAsked || typeof requestIdleCallback !== 'function') return;
  isAsked = true;
  requestIdleCallback(() => void fetchJudges().catch(() => {}), { timeout: LATEST_MS });
}

/**
 * Judges a form by a schema that is fetched when the page has nothing else to do: a browser that could not fetch code once, as
 * without a network, does not try again. Where it cannot be fetched the form is sent as it is, and the call says that there is
 * no network.
 */
export function judgedBy<Typed extends FieldValues, Values>(
  choose: (schemas: typeof Schemas) => z.ZodType<Values, Typed>,
): Resolver<Typed, unknown, Values> {
  fetchWhenIdle();
  return async (values, context, options) => {
    const found = await fetchJudges().catch(() => null);
    if (!found) return { values: values as unknown as Values, errors: {} };
    const [{ zodResolver }, schemas] = found;
    return zodResolver(choose(schemas))(values, context, options);
  };
}
