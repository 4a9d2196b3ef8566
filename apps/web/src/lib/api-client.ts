import { type ENDPOINTS, EXPORT_TEXTS, type EndpointName } from '@adjudge/contract';
import type { z } from 'zod';
import { request } from './http.ts';
import { requestFile } from './request-file.ts';

export { HttpError, NetworkError, errorMessage } from './http.ts';

type Endpoints = typeof ENDPOINTS;

/** The contract's schemas take a slow phone 0.1 s to set up, so they load after the page is drawn. */
const endpoints = async (): Promise<Endpoints> => (await import('./schemas.ts')).ENDPOINTS;
// A user who focuses a form will probably send it. A failure here is reported by the call that needs the schemas.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', () => void endpoints().catch(() => {}), { once: true });
}

/** Calls that return JSON. */
export type AnsweringEndpointName = {
  [Name in EndpointName]: Endpoints[Name] extends { response: z.ZodType } ? Name : never;
}[EndpointName];
/** Calls that also take JSON. The two that take a form have their own client. */
export type JsonEndpointName = {
  [Name in AnsweringEndpointName]: Endpoints[Name] extends { multipart: true } ? never : Name;
}[AnsweringEndpointName];
/** Calls that take a form and return JSON at once. */
export type FormEndpointName = 'addBulkItem';
/** Calls that return a file. */
export type FileEndpointName = Exclude<EndpointName, AnsweringEndpointName>;

type Part<Endpoint, Key extends string> =
  Endpoint extends Record<Key, infer Schema extends z.ZodType> ? Record<Key, z.input<Schema>> : unknown;
type Options<Name extends JsonEndpointName> = Part<Endpoints[Name], 'query'> &
  Part<Endpoints[Name], 'body'> & { signal?: AbortSignal };
type Arguments<Name extends JsonEndpointName> =
  Record<never, never> extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>];

export type ResponseOf<Name extends AnsweringEndpointName> = z.output<Endpoints[Name]['response']>;

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
 * Makes a call of the contract and validates the response.
 * @throws HttpError for an error response, NetworkError when there is no response, ZodError when the response breaks the contract
 */
export async function call<Name extends JsonEndpointName>(
  name: Name,
  ...[options]: Arguments<Name>
): Promise<ResponseOf<Name>> {
  const { method, path, response } = (await endpoints())[name];
  const { query, body, signal }: AnyOptions = options ?? {};
  const json = await request({ method, path: withQuery(path, query), body, signal });
  // The schema belongs to this endpoint, but TypeScript cannot follow that through the generic index.
  return response.parse(json) as ResponseOf<Name>;
}

/**
 * Makes a call of the contract that takes a form.
 * @throws the same as `call`
 */
export async function callForm<Name extends FormEndpointName>(
  name: Name,
  { query, form }: { query: z.input<Endpoints[Name]['query']>; form: FormData },
): Promise<ResponseOf<Name>> {
  const { method, path, response } = (await endpoints())[name];
  const json = await request({ method, path: withQuery(path, query), body: form });
  return response.parse(json) as ResponseOf<Name>;
}

/**
 * Makes a call of the contract that returns a file.
 * @returns its content, and the name that the server gave it, if any
 * @throws HttpError, NetworkError, or an Error when the file's type is not in the contract
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
