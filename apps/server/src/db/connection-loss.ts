/** PostgreSQL error codes for connections that it ends or does not accept yet; 08 is the class of connection errors. */
const LOST_STATES = /^(57P0[1-5]|08...|53300)$/;
const LOST_CALLS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Driver errors that have no code. */
const LOST_TEXTS =
  /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when)/;

/** Whether a call failed because the database is unreachable for now, so that the same call may succeed later. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (LOST_STATES.test(code) || LOST_CALLS.has(code) || LOST_TEXTS.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  return isConnectionLoss(error.cause);
}
