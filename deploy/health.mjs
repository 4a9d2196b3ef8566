// Checks whether this container's server responds, in any role. Exits with 1 if it does not.
const port = process.env['PORT'] ?? '3000';
const answered = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(answered ? 0 : 1);
