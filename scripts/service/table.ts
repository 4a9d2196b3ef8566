/** One line of the report. `wanted` is the required value; null for a figure that is only reported. */
export interface Finding {
  readonly what: string;
  readonly found: string | number;
  readonly wanted: string | number | null;
}

/** Prints the findings as a table. @returns how many do not have the required value */
export function printTable(findings: readonly Finding[]): number {
  const width = Math.max(...findings.map(({ what }) => what.length));
  let failures = 0;
  for (const { what, found, wanted } of findings) {
    const failed = wanted !== null && String(found) !== String(wanted);
    if (failed) failures += 1;
    const verdict = wanted === null ? '' : failed ? `  FAILED, wanted ${wanted}` : '  ok';
    process.stdout.write(`${what.padEnd(width)}  ${found}${verdict}\n`);
  }
  process.stdout.write(failures === 0 ? '\nAll as it has to be\n' : `\n${failures} not as they have to be\n`);
  return failures;
}
