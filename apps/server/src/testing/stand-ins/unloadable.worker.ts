/** A grader process without its models: it ends at once, or refuses every task, as GRADER_FAULT says. */
if (process.env['GRADER_FAULT'] === 'ends at once') process.exit(1);

export default async function answer(): Promise<never> {
  throw new Error('The model is not where it should be.');
}
