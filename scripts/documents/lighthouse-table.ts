export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The results for one page. Times are in milliseconds. Scores are from 0 to 100, in the order of CATEGORIES. */
export interface Measured {
  readonly path: string;
  readonly scores: readonly number[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** Cumulative layout shift, which has no unit. */
  readonly shift: number;
  /** Lighthouse's own measure of the machine's speed at that moment. */
  readonly machine: number;
}

const FLOORS = [90, 100, 100, 100] as const;
/** Reports are for signed-in users, so search engines need not find them. */
const FLOORS_OF_RESULTS = [85, 100, 100, 0] as const;

/** One line for each category in which the page is below its floor. */
export const belowFloor = ({ path, scores }: Measured, isResults: boolean): string[] =>
  CATEGORIES.flatMap((name, index) => {
    const floor = (isResults ? FLOORS_OF_RESULTS : FLOORS)[index] ?? 0;
    const score = scores[index] ?? 0;
    return score < floor ? [`${path}: ${name} ${score}, wanted ${floor}`] : [];
  });

/** The run with the median performance. Its figures are kept together instead of taking the median of each. */
export function medianOf(runs: readonly Measured[]): Measured {
  const sorted = runs.toSorted((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

export const rowOf = ({
  path,
  scores,
  firstPaint,
  largestPaint,
  blocked,
  shift,
  machine,
}: Measured): string =>
  `| ${[
    `\`${path}\``,
    ...scores,
    seconds(firstPaint),
    seconds(largestPaint),
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
    Math.round(machine),
  ].join(' | ')} |`;

/** The content of docs/lighthouse.md. */
export const tableOf = (
  measured: readonly Measured[],
  { versions, rounds }: { versions: string; rounds: number },
): string =>
  `# Lighthouse

Written by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}: ${versions}. The built product on loopback,
mobile profile (Moto G Power, slow 4G and a processor four times as slow, both simulated), the middle of ${rounds}
${rounds === 1 ? 'run' : 'runs'} a page. Floors: performance 90 and 100 for the rest; on Results performance 85, and nothing is asked for search
engines, which are not meant to find it. Of \`/share/:id\` everything is asked but that it be listed
([why](decisions/016-a-shared-report-is-for-anyone-with-its-link.md)).

Time blocked, and performance with it, hold for a machine that has nothing else to do; what else runs is counted as the
page's own. The last column is Lighthouse's own measure of the machine before each page: where it wavers between pages, or
pages of one kind differ, the machine was busy.

| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shift | machine |
|---|---|---|---|---|---|---|---|---|---|
${measured.map(rowOf).join('\n')}
`;
