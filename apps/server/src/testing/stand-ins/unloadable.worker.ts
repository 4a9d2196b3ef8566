/** A grader process without its models. GRADER_FAULT decides whether it exits at once or rejects every task. */
if (process.env['GRADER_FAULT'] === 'ends at once') process.exit(1);

export default async function answer(): Promise<never> {
  throw new Error('The model is not where it should be.');
}
