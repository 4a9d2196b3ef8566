import { ADMIN_TEXTS } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import { accountOf, sessionOf } from '../../access/policy.ts';
import { ApiError } from '../../errors/api-error.ts';

/**
 * Hook, after `requireSignIn`: refuses accounts that are not admins. A second factor would unlock nothing for them.
 * @throws ApiError 'denied'
 */
export async function requireAdminRole(request: FastifyRequest): Promise<void> {
  if (sessionOf(request).role !== 'admin') throw new ApiError('denied', ADMIN_TEXTS.denied);
}

/** Whether the second factor was verified in this session. Only then does the account have its admin role. */
export const hasPassedSecondFactor = (request: FastifyRequest): boolean =>
  accountOf(request).role === 'admin';
