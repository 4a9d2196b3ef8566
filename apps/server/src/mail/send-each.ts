/**
 * Mail servers answer 5xx to a mail that they refuse for good. One that cannot be reached gives no code, and a refused login
 * is about the server's settings, not the mail.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !('code' in error && error.code === 'EAUTH');

/**
 * Sends waiting mails one after another. One that the mail server refuses does not hold up the others; a server that is away
 * ends the run.
 * @throws the last error
 */
export async function sendEach(ids: readonly string[], send: (id: string) => Promise<void>): Promise<void> {
  let refusal: unknown = null;
  for (const id of ids) {
    await send(id).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      refusal = error;
    });
  }
  if (refusal !== null) throw refusal;
}
