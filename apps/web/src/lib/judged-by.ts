import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type * as Schemas from './schemas.ts';

const judges = async () => (await import('@hookform/resolvers/zod')).zodResolver;

/**
 * Judges a form by a schema that is fetched when there is first something to judge: a page that is only looked at sets
 * none up. Where it cannot be fetched the form is sent as it is, and the call says that there is no network.
 */
export function judgedBy<Typed extends FieldValues, Values>(
  choose: (schemas: typeof Schemas) => z.ZodType<Values, Typed>,
): Resolver<Typed, unknown, Values> {
  return async (values, context, options) => {
    const found = await Promise.all([judges(), import('./schemas.ts')]).catch(() => null);
    if (!found) return { values: values as unknown as Values, errors: {} };
    const [judge, schemas] = found;
    return judge(choose(schemas))(values, context, options);
  };
}
