/** PostgreSQL error codes for connections that it ends or does not accept yet; 08 is the class of connection errors. */
const CONNECTION_LOSS_SQLSTATES = /^(57P0[1-5]|08...|53300)$/;
const CONNECTION_LOSS_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Driver errors that have no code. */
const CONNECTION_LOSS_MESSAGES =
  /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when)/;

/** Whether a call failed because the database is unreachable for now, so that the same call may succeed later. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (
    CONNECTION_LOSS_SQLSTATES.test(code) ||
    CONNECTION_LOSS_CODES.has(code) ||
    CONNECTION_LOSS_MESSAGES.test(error.message)
  )
    return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  return isConnectionLoss(error.cause);
}
