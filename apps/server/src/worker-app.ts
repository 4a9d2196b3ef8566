import Fastify, { type FastifyBaseLogger } from 'fastify';
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App } from './http/app.ts';
import type { Deps } from './deps.ts';
import { sendError } from './http/send-error.ts';
import { healthRoutes, metricsRoute } from './modules/status/index.ts';

/** The HTTP server of a process that only grades: health checks and metrics, nothing else. */
export function buildWorkerApp(
  deps: Pick<Deps, 'database' | 'store' | 'grader' | 'metrics' | 'metricsToken'>,
  log: FastifyBaseLogger,
): App {
  const app: App = Fastify({ loggerInstance: log }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  deps.metrics.time(app);
  healthRoutes(app, deps);
  metricsRoute(app, deps);
  return app;
}
