import { namedSources } from './named-sources.ts';

/** Needed by every page and rarely changed by a release. As one file they compress better and stay cached. */
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/[\w-]+)\//;

/** The part of those libraries that only one page needs: running many queries at once. */
const FEW_USE = /\/(?:queriesObserver|useQueries)\.js$/;
const FRAMEWORK = (id: string): boolean => LIBRARIES.test(id) && !FEW_USE.test(id);

/** Includes the zod setting that must run before the first schema is created. */
const SCHEMAS = /node_modules\/zod\/|\/zod-setup\./;

/** Modules without schemas that are needed to render the app frame. */
const plain = namedSources(
  'contract/src/limits.ts',
  'contract/src/brand.ts',
  'contract/src/path-aliases.ts',
  'contract/src/paths.ts',
  'contract/src/analyses/analysis-id.ts',
  'contract/src/report/figures/format-points.ts',
  'contract/src/report/figures/shown-score.ts',
  'contract/src/report/figures/typeset-grade.ts',
  'contract/src/report/figures/measures.ts',
  'contract/src/report/figures/format-bytes.ts',
  'engine/src/report/score-bands.ts',
  'engine/src/report/grade-scale.ts',
  'engine/src/report/user-input-names.ts',
);

/** Texts and figures from the contract. Pages that only display them need no schemas. */
const words = namedSources(
  'contract/src/texts.ts',
  'contract/src/texts',
  'contract/src/report',
  'contract/src/lines.ts',
  'contract/src/payments/plans.ts',
  'contract/src/payments/test-cards.ts',
  'engine/src/report/grade-scale.ts',
  'engine/src/report/user-input-names.ts',
  'engine/src/report/sentence-under.ts',
  'engine/src/report/placement-limits.ts',
  'engine/src/scoring',
  'engine/src/rubrics/category-questions.ts',
);

/** The contract's barrel file re-exports everything, so the bundler would count its schemas as part of the first page. */
const FRAME = (id: string): boolean => !/packages\/(?:contract|engine)\//.test(id) || plain(id);

/** Small modules that cost a page little even if it does not use them all. Excludes components that bring a select list. */
const PARTS =
  /node_modules\/lucide-react\/|src\/components\/(?:(?!hint-fields|campaign-dialog)[\w-]+|ui\/(?:badge|disclosure|empty-state|keep-focus-near|notice|skeleton|use-found-in-page|visually-hidden|fields\/(?:field|radio-group|text-area|text-field)|scores\/(?:grade-badge|score-gauge)))\.tsx?$|src\/lib\/(?:\w+\/)?(?:\w+-(?:key|query|date|title|file|tone|path|email|locales|uuid)|api-client|http)\.ts$/;

/** A page that uses one of these uses most of them. */
const CONTROLS = /node_modules\/@(?:base-ui|floating-ui)\//;
const CALLS = /packages\/(?:contract|engine)\//;

const alone = { includeDependenciesRecursively: false } as const;

/** Few files, because each costs a phone a round trip to the server. But no file that a page fetches only to use little of it. */
export const CHUNK_GROUPS = [
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

/** Names a shared chunk after its group only. The entry script lists every name, and is a kilobyte shorter this way. */
export const chunkFileName = ({
  name,
  isDynamicEntry,
}: {
  readonly name: string;
  readonly isDynamicEntry: boolean;
}): string => {
  const kind = CHUNK_GROUPS.find(
    (script) => name === script.name || name.startsWith(`${script.name}~`),
  )?.name;
  return `assets/${kind ?? (isDynamicEntry ? '[name]' : 'shared')}-[hash].js`;
};
