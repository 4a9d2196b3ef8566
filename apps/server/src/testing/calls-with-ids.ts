import { z } from 'zod';
import type { TestProduct } from './test-product.ts';

const schemaOf = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });
const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schemaOf })) }).optional(),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

const NAMES_A_THING = /(?:^id|^key|Ids?|Key)$/;

/** Calls that take an id in their path, query or body, read from the product's OpenAPI document. */
export async function callsWithIds(product: TestProduct): Promise<string[]> {
  const { paths } = documentSchema.parse((await product.browser().get('/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { parameters, requestBody }]) => {
        const inBody = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          Object.keys(schema.properties),
        );
        const names = [...parameters.map(({ name }) => name), ...inBody];
        return path.includes('{') || names.some((name) => NAMES_A_THING.test(name));
      })
      .map(([method]) => `${method} ${path}`),
  );
}
