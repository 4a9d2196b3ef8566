/** What an error says. Node's error for a name with several addresses says nothing itself, only the error of each address does. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message === '' && error instanceof AggregateError && error.errors.length > 0)
    return messageOf(error.errors[0]);
  return error.message || error.name;
}
