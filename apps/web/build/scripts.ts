import { namedSources } from './named-sources.ts';

/** What every page needs and few releases change: one file, packed better together and kept by the browser. */
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/[\w-]+)\//;

/** Of those libraries, what one page alone asks for: many queries at once. */
const FEW_USE = /\/(?:queriesObserver|useQueries)\.js$/;
const FRAMEWORK = (id: string): boolean => LIBRARIES.test(id) && !FEW_USE.test(id);

/** With the setting that must come before the first schema. */
const SCHEMAS = /node_modules\/zod\/|\/zod-setup\./;

/** What of the contract is no schema and is read while the frame is drawn. */
const plain = namedSources(
  'contract/src/limits.ts',
  'contract/src/brand.ts',
  'contract/src/other-names.ts',
  'contract/src/paths.ts',
  'contract/src/analyses/analysis-id.ts',
  'contract/src/report/findings.ts',
  'contract/src/report/figures/shown-score.ts',
  'contract/src/report/figures/typeset-grade.ts',
  'contract/src/report/figures/measures.ts',
  'contract/src/report/figures/format-bytes.ts',
  'engine/src/report/score-bands.ts',
  'engine/src/report/sentence-under.ts',
  'engine/src/report/grade-scale.ts',
  'engine/src/report/told-names.ts',
);

/** Texts and figures of the contract: pages that only read need no schemas. */
const words = namedSources(
  'contract/src/texts.ts',
  'contract/src/texts',
  'contract/src/report',
  'contract/src/lines.ts',
  'contract/src/payments/plans.ts',
  'contract/src/payments/test-cards.ts',
  'engine/src/report/grade-scale.ts',
  'engine/src/report/told-names.ts',
  'engine/src/scoring',
  'engine/src/rubrics/category-questions.ts',
);

/** The contract's barrel names all of it, so that the bundler takes its schemas for the first page's as well. */
const FRAME = (id: string): boolean => !/packages\/(?:contract|engine)\//.test(id) || plain(id);

/** Small and of no weight for a page that has no use for one of them: none that brings a list to choose from. */
const PARTS =
  /node_modules\/lucide-react\/|src\/components\/(?:(?!hint-fields|campaign-dialog)[\w-]+|ui\/(?:badge|disclosure|empty-state|notice|skeleton|use-found-in-page|visually-hidden|fields\/(?:field|radio-group|text-area|text-field)|scores\/(?:grade-badge|score-gauge)))\.tsx?$|src\/lib\/(?:\w+\/)?(?:\w+-(?:key|query|date|title|file|tone|path)|api-client|http)\.ts$/;

/** A page that has one of them has most of them. */
const CONTROLS = /node_modules\/@(?:base-ui|floating-ui)\//;
const CALLS = /packages\/(?:contract|engine)\//;

const alone = { includeDependenciesRecursively: false } as const;

/** Few files, for each costs a phone a way to the server and back; none that a page would fetch for little of it. */
export const SCRIPTS = [
  { name: 'framework', test: FRAMEWORK, priority: 6 },
  { name: 'schemas', test: SCHEMAS, priority: 5 },
  { name: 'frame', test: FRAME, tags: ['$initial' as const], priority: 4, ...alone },
  { name: 'parts', test: PARTS, minShareCount: 2, priority: 3, ...alone },
  {
    name: 'controls',
    test: CONTROLS,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
    priority: 2,
  },
  {
    name: 'words',
    test: words,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
    priority: 2,
  },
  {
    name: 'calls',
    test: CALLS,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4000,
    priority: 1,
  },
];

/**
 * A file that several pages share goes by its kind alone: the first script lists every name, and is a kilobyte shorter.
 */
export const scriptName = ({
  name,
  isDynamicEntry,
}: {
  readonly name: string;
  readonly isDynamicEntry: boolean;
}): string => {
  const kind = SCRIPTS.find((script) => name === script.name || name.startsWith(`${script.name}~`))?.name;
  return `assets/${kind ?? (isDynamicEntry ? '[name]' : 'shared')}-[hash].js`;
};
