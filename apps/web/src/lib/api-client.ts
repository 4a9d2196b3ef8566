import { type ENDPOINTS, EXPORT_TEXTS, type EndpointName } from '@adjudge/contract';
import type { z } from 'zod';
import { request } from './http.ts';
import { requestFile } from './request-file.ts';

export { HttpError, NetworkError, toldBy } from './http.ts';

type Endpoints = typeof ENDPOINTS;

/** The contract's schemas take a slow phone a tenth of a second to set up: after the page is drawn, not before. */
const endpoints = async (): Promise<Endpoints> => (await import('./schemas.ts')).ENDPOINTS;
// People who go into a form will send it. What fails here is told by the call that needs it.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', () => void endpoints().catch(() => {}), { once: true });
}

/** Calls that answer JSON. */
export type AnsweringEndpointName = {
  [Name in EndpointName]: Endpoints[Name] extends { response: z.ZodType } ? Name : never;
}[EndpointName];
/** Calls that take JSON too; the two that take a form have their own client. */
export type JsonEndpointName = {
  [Name in AnsweringEndpointName]: Endpoints[Name] extends { multipart: true } ? never : Name;
}[AnsweringEndpointName];
/** Calls that take a form, and JSON back at once. */
export type FormEndpointName = 'addBulkItem';
/** Calls that answer a file. */
export type FileEndpointName = Exclude<EndpointName, AnsweringEndpointName>;

type Part<Endpoint, Key extends string> =
  Endpoint extends Record<Key, infer Schema extends z.ZodType> ? Record<Key, z.input<Schema>> : unknown;
type Options<Name extends JsonEndpointName> = Part<Endpoints[Name], 'query'> &
  Part<Endpoints[Name], 'body'> & { signal?: AbortSignal };
type Arguments<Name extends JsonEndpointName> =
  Record<never, never> extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>];

export type Answer<Name extends AnsweringEndpointName> = z.output<Endpoints[Name]['response']>;

interface AnyOptions {
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

function withQuery(path: string, query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`;
}

/**
 * Makes one call of the contract and checks its answer.
 * @throws HttpError for a refusal, NetworkError when no answer came, ZodError when the answer is not the contract's.
 */
export async function call<Name extends JsonEndpointName>(
  name: Name,
  ...[options]: Arguments<Name>
): Promise<Answer<Name>> {
  const { method, path, response } = (await endpoints())[name];
  const { query, body, signal }: AnyOptions = options ?? {};
  const json = await request({ method, path: withQuery(path, query), body, signal });
  // The schema is the endpoint's own; TypeScript cannot follow that through the generic index.
  return response.parse(json) as Answer<Name>;
}

/**
 * Makes one call of the contract that takes a form.
 * @throws the same
 */
export async function callForm<Name extends FormEndpointName>(
  name: Name,
  { query, form }: { query: z.input<Endpoints[Name]['query']>; form: FormData },
): Promise<Answer<Name>> {
  const { method, path, response } = (await endpoints())[name];
  const json = await request({ method, path: withQuery(path, query), body: form });
  return response.parse(json) as Answer<Name>;
}

/**
 * Makes one call of the contract that answers a file.
 * @returns its content and the name that the server gave it, if any.
 * @throws HttpError, NetworkError, or an Error when the file is of none of the contract's types.
 */
export async function callFile<Name extends FileEndpointName>(
  name: Name,
  body: z.input<Endpoints[Name]['body']>,
): Promise<{ content: Blob; name: string | null }> {
  const { method, path, file } = (await endpoints())[name];
  const answer = await requestFile({ method, path, body });
  const [type = ''] = answer.content.type.split(';');
  const types: readonly string[] = file;
  if (!types.includes(type)) throw new Error(EXPORT_TEXTS.unexpectedFormat);
  return answer;
}
