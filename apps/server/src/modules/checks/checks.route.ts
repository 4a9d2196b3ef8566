import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { CHECKS, findCheck, readCheckPage } from '@adjudge/engine/checks';
import type { App } from '../../http/app.ts';
import { ApiError } from '../../errors/api-error.ts';
import { serve } from '../../http/serve.ts';

const { listChecks, getCheck } = ENDPOINTS;

/** What is checked, what it counts and why. Public and the same for everyone. */
export function checksRoutes(app: App): void {
  serve(app, listChecks, {}, async () => ({
    categories: CHECKS,
  }));
  serve(app, getCheck, {}, async ({ query: { auditId } }) => {
    const found = findCheck(auditId);
    if (!found) throw new ApiError('absent', TEXTS.checkAbsent);
    return { ...found.check, category: found.category.name, page: await readCheckPage(found.check) };
  });
}
