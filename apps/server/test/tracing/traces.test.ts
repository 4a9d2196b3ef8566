import { globSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { ENDPOINTS } from '@adjudge/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import { freePort } from '../../src/testing/free-port.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { openTraces } from '../../src/tracing/open-traces.ts';

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.looseObject({}) })),
  events: z.array(z.looseObject({ name: z.string() })).default([]),
});
const sentSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

const CALLER = { trace: 'a'.repeat(32), span: 'b'.repeat(16) };

describe('traces', () => {
  let collector: Server;
  let product: TestProduct;
  const spans: z.infer<typeof spanSchema>[] = [];

  const take = async (request: IncomingMessage): Promise<void> => {
    for (const { scopeSpans } of sentSchema.parse(await json(request)).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  };

  beforeAll(async () => {
    const port = await freePort();
    collector = createServer((request, response) => {
      void take(request).finally(() => response.setHeader('content-type', 'application/json').end('{}'));
    }).listen(port, '127.0.0.1');
    const traces = await openTraces(`http://127.0.0.1:${port}`, 'all');
    product = await testProduct({ traces: traces! });
    product.grader.setGrading(async (creative, onStep) => {
      onStep('decoding');
      return gradeImmediately(creative, onStep);
    });
    const member = await product.member();
    const headers = { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` };
    const { analysisId } = await member.analyze(await png());
    await member.get(`${ENDPOINTS.getAnalysis.path}?analysisId=${analysisId}`, headers);
    await member.get('/healthz');
    await product.close();
    const lost = new DrizzleQueryError(
      'insert into analyses',
      ['ann@example.com'],
      new Error('Connection lost'),
    );
    await traces!.traceWork('what-if', undefined, () => Promise.reject(lost)).catch(() => {});
    await traces!.close();
  });
  afterAll(() => void collector.close());

  const named = (name: string) => spans.find((span) => span.name === name);

  it('show a grading with its steps as a child of its request', () => {
    const asked = named(`POST ${ENDPOINTS.creativeAnalyze.path}`);
    const graded = named('grade');
    expect(graded?.parentSpanId).toBe(asked?.spanId);
    expect(graded?.traceId).toBe(asked?.traceId);
    expect(graded?.attributes).toContainEqual({ key: 'adjudge.outcome', value: { stringValue: 'done' } });
    expect(graded?.events.map(({ name }) => name)).toContain('decoding');
  });

  it('continue the trace of the caller', () => {
    const read = named(`GET ${ENDPOINTS.getAnalysis.path}`);
    expect([read?.traceId, read?.parentSpanId]).toEqual([CALLER.trace, CALLER.span]);
    expect(read?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  });

  it('show why work failed, without the values of a failed statement', () => {
    const failure = JSON.stringify(named('what-if')?.events);
    expect(failure).toContain('Failed query: insert into analyses');
    expect(failure).not.toContain('ann@example.com');
  });

  it('omit health checks, emails and query strings', () => {
    expect(spans.map(({ name }) => name).filter((name) => name.includes('healthz'))).toEqual([]);
    expect(JSON.stringify(spans)).not.toMatch(/member-1@|analysisId=/);
  });

  it('load no OpenTelemetry module when turned off', async () => {
    expect(await openTraces(null, 'all')).toBeNull();
    const folder = path.join(import.meta.dirname, '../../src');
    const eager = globSync('**/*.ts', { cwd: folder }).filter((file) =>
      /from '(@opentelemetry\/|.*otlp-traces)/.test(readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(eager).toEqual(['tracing/otlp-traces.ts']);
  });
});
