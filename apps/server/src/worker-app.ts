import Fastify, { type FastifyBaseLogger } from 'fastify';
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App, Deps } from './deps.ts';
import { answerError } from './errors.ts';
import { healthRoutes } from './routes/health.route.ts';

/** What a process that only grades answers: how it is, and nothing else. */
export function buildWorkerApp(
  deps: Pick<Deps, 'database' | 'store' | 'grader'>,
  log: FastifyBaseLogger,
): App {
  const app: App = Fastify({ loggerInstance: log }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  healthRoutes(app, deps);
  return app;
}
