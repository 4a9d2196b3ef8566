/** One change made by Stryker, with the fields of its report schema that are used here. */
export interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

export interface Tried {
  readonly area: string;
  /** When the area was last tried, as YYYY-MM-DD. */
  readonly date: string;
  readonly report: Report;
}

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const UNNOTICED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);
const REPLACEMENT_MAX = 60;

/** Counts the changes that a test noticed, those that none did, and those not tried. */
export function countsOf({ files }: Report): { noticed: number; unnoticed: number; left: number } {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (statuses: ReadonlySet<string>) => all.filter(({ status }) => statuses.has(status)).length;
  const [noticed, unnoticed] = [count(NOTICED), count(UNNOTICED)];
  return { noticed, unnoticed, left: all.length - noticed - unnoticed };
}

/**
 * Renders the page with the share of changes in each area that the tests notice, and a list of the rest.
 *
 * @param areas all areas, in order
 * @param before the current page; areas that were not tried now keep their part of it
 */
export function mutationPage(areas: readonly string[], tried: readonly Tried[], before: string): string {
  const now = new Map(tried.map((each) => [each.area, partOf(each)]));
  const parts = areas.map((area) => now.get(area) ?? keptPart(area, before));
  return [
    ...HEAD,
    '| area | tried on | changes | noticed | not tried |',
    '| --- | --- | --- | --- | --- |',
    ...parts.map(({ row }) => row),
    '',
    '## What no test notices',
    ...parts.flatMap(({ section }) => (section === '' ? [] : ['', section])),
    '',
  ].join('\n');
}

/** An area's part of the page: its table row, and the list of changes that go unnoticed. */
interface Part {
  readonly row: string;
  readonly section: string;
}

function partOf({ area, date, report }: Tried): Part {
  const { noticed, unnoticed, left } = countsOf(report);
  const all = noticed + unnoticed;
  return {
    row: `| ${area} | ${date} | ${all} | ${percent(noticed, all)} | ${left} |`,
    section: [`### ${area}`, '', ...unnoticedIn(report)].join('\n'),
  };
}

function keptPart(area: string, page: string): Part {
  const row = page.split('\n').find((line) => line.startsWith(`| ${area} |`));
  const section = page.split(/^(?=### )/m).find((part) => part.startsWith(`### ${area}\n`));
  return { row: row ?? `| ${area} | not yet | | | |`, section: section?.trimEnd() ?? '' };
}

function unnoticedIn({ files }: Report): string[] {
  const lines = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => UNNOTICED.has(status))
      .toSorted((a, b) => a.location.start.line - b.location.start.line)
      .map(
        (mutant) => `- ${file}:${mutant.location.start.line} ${mutant.mutatorName}, ${replacementOf(mutant)}`,
      ),
  );
  return lines.length > 0 ? lines : ['Nothing.'];
}

function replacementOf({ replacement = '' }: Mutant): string {
  const line = replacement.replace(/\s+/g, ' ').replaceAll('`', "'");
  return `\`${line.length > REPLACEMENT_MAX ? `${line.slice(0, REPLACEMENT_MAX)}…` : line}\``;
}

const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${Math.round((100 * part) / all)} %`;

const HEAD = [
  '# Do the tests bite?',
  '',
  'Written by `npm run mutation`. [Stryker](https://stryker-mutator.io) changes one thing at a time in an area (a comparison, a',
  'condition, an operator, what a function returns) and runs the tests of that area that reach it; a change that no test notices',
  'is listed. Which files and tests belong to an area: `scripts/mutation/areas.ts`.',
  '',
  'Not tried: strings and patterns (word lists are data; the accuracy card is for these), figures (Stryker does not change them),',
  'what runs once while a module loads, and what whole gradings and journeys would notice: only the tests of the area count.',
  '',
];
