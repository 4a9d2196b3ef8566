/** What PostgreSQL says of a connection that it ends, or does not take yet; 08 is the class of lost connections. */
const LOST_STATES = /^(57P0[1-5]|08...|53300)$/;
const LOST_CALLS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** What the driver says without a code. */
const LOST_TEXTS =
  /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when)/;

/** Whether a call failed because the database cannot be reached for now; the same call may do well later. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (LOST_STATES.test(code) || LOST_CALLS.has(code) || LOST_TEXTS.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  return isConnectionLoss(error.cause);
}
