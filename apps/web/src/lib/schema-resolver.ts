import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type * as Schemas from './schemas.ts';

const fetchValidators = async () =>
  Promise.all([import('@hookform/resolvers/zod'), import('./schemas.ts')] as const);

let isAsked = false;

/** Limit on waiting for an idle moment: a busy browser may have none for long. Code whose fetch fails offline is not fetched again. */
const LATEST_MS = 1000;

/** Only once per page, because forms call this on every render. */
function fetchWhenIdle(): void {
  if (isAsked || typeof requestIdleCallback !== 'function') return;
  isAsked = true;
  requestIdleCallback(() => void fetchValidators().catch(() => {}), { timeout: LATEST_MS });
}

/**
 * Validates a form with a schema that is fetched while the page is idle. It is fetched early because a browser that
 * failed to fetch code once, for example offline, does not try again. If it cannot be fetched, the form is sent
 * unvalidated, and the call reports that there is no network.
 */
export function schemaResolver<Typed extends FieldValues, Values>(
  choose: (schemas: typeof Schemas) => z.ZodType<Values, Typed>,
): Resolver<Typed, unknown, Values> {
  fetchWhenIdle();
  return async (values, context, options) => {
    const found = await fetchValidators().catch(() => null);
    if (!found) return { values: values as unknown as Values, errors: {} };
    const [{ zodResolver }, schemas] = found;
    return zodResolver(choose(schemas))(values, context, options);
  };
}
