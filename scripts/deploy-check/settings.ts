import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../command.ts';

const DEPLOY = path.join(ROOT, 'deploy');

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      command: z.array(z.string()).optional(),
    }),
  ),
});

export type Compose = z.infer<typeof composeSchema>;

/** deploy/compose.yaml with anchors resolved. Variables are left as they are. */
export const readCompose = (): Compose =>
  composeSchema.parse(parse(readFileSync(path.join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }));

/** Names of the variables in deploy/env.example. */
export const exampleNames = (): string[] =>
  readFileSync(path.join(DEPLOY, 'env.example'), 'utf8')
    .split('\n')
    .flatMap((line) => /^([A-Z0-9_]+)=/.exec(line)?.[1] ?? []);

const VARIABLE = /\$\{(?<name>\w+)(?:(?<how>:[-?])(?<given>[^}]*))?\}/g;

export const variablesIn = (text: string): string[] =>
  [...text.matchAll(VARIABLE)].map(({ groups }) => groups?.['name'] ?? '');

/**
 * Substitutes variables as Compose does.
 * @throws when a required variable is not given
 */
export function interpolated(value: string, given: Readonly<Record<string, string>>): string {
  return value.replaceAll(VARIABLE, (...found) => {
    const { name = '', how, given: otherwise = '' } = found.at(-1) as Record<string, string | undefined>;
    const set = given[name] ?? '';
    if (set !== '') return set;
    if (how === ':?') throw new Error(`${name} must be set`);
    return otherwise;
  });
}

/** Environment variables of one service, as its container gets them. */
export function environmentOf(
  compose: Compose,
  service: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const { environment } = compose.services[service] ?? { environment: {} };
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolated(String(value), given)]),
  );
}
