import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt)$/;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  await Promise.all([
    toBrotli(plain, quality).then((bytes) => writeFile(`${file}.br`, bytes)),
    toGzip(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/** Writes x.br and x.gz beside x, so that the server compresses nothing while it serves. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(files.map((name) => compress(path.join(dir, name))));
  },
});

/**
 * A schema is a call, so a bundler keeps every one of them wherever a single text of the contract is used. Nothing
 * of the contract or the report acts on import, except the setting that must come before the first schema.
 */
const actsOnImport = (id: string): boolean => !/packages\/(?:contract|engine)\/src\/(?!zod-setup)/.test(id);

/** What every page needs and few releases change: one file, packed better together and kept by the browser. */
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/[\w-]+)\//;

/** Of those libraries, what one page alone asks for: many queries at once. */
const FEW_USE = /\/(?:queriesObserver|useQueries)\.js$/;
const FRAMEWORK = (id: string): boolean => LIBRARIES.test(id) && !FEW_USE.test(id);

/** With the setting that must come before the first schema. */
const SCHEMAS = /node_modules\/zod\/|\/zod-setup\./;

/** What of the contract is no schema and is read while the frame is drawn. */
const PLAIN =
  /contract\/src\/(?:limits|brand|other-names|analysis-id|paths|report\/(?:findings|shown-score|typeset-grade|measures|format-bytes))\.|engine\/src\/(?:score-bands|grade-scale|told-names)\./;

/** Texts and figures of the contract: pages that only read need no schemas. */
const WORDS =
  /packages\/contract\/src\/(?:texts|texts\/[\w-]+|report\/[\w-]+|plans|lines|test-cards)\.ts$|packages\/engine\/src\/(?:grade-scale|told-names|scoring\/[\w-]+|rubrics\/category-questions)\./;

/** The contract's barrel names all of it, so that the bundler takes its schemas for the first page's as well. */
const FRAME = (id: string): boolean => !/packages\/(?:contract|engine)\//.test(id) || PLAIN.test(id);

/** Small and of no weight for a page that has no use for one of them: none that brings a list to choose from. */
const PARTS =
  /node_modules\/lucide-react\/|src\/components\/(?:(?!hint-fields|campaign-dialog)[\w-]+|ui\/(?:badge|disclosure|empty-state|notice|skeleton|use-found-in-page|visually-hidden|fields\/(?:field|radio-group|text-area|text-field)|scores\/(?:grade-badge|score-gauge)))\.tsx?$|src\/lib\/(?:\w+\/)?(?:\w+-(?:key|query|date|title|file|tone|path)|api-client|http)\.ts$/;

/** A page that has one of them has most of them. */
const CONTROLS = /node_modules\/@(?:base-ui|floating-ui)\//;
const CALLS = /packages\/(?:contract|engine)\//;

const alone = { includeDependenciesRecursively: false } as const;

/** Few files, for each costs a phone a way to the server and back; none that a page would fetch for little of it. */
const FILES = [
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
    test: WORDS,
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
const nameOf = ({
  name,
  isDynamicEntry,
}: {
  readonly name: string;
  readonly isDynamicEntry: boolean;
}): string => {
  const kind = FILES.find((file) => name === file.name || name.startsWith(`${file.name}~`))?.name;
  return `assets/${kind ?? (isDynamicEntry ? '[name]' : 'shared')}-[hash].js`;
};

/** What `src/prerender.tsx` runs in: Node, with everything packed in and the router as browsers have it. */
const PRERENDERING = {
  ssr: {
    noExternal: true as const,
    resolve: { conditions: ['development', 'module', 'import'] },
  },
  build: { target: 'node24', emptyOutDir: true, copyPublicDir: false },
};

const PAGES = {
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      // Every browser of this target fetches ahead by itself.
      polyfill: false,
      // The first script lists what each page is to fetch: the file that it has itself been waiting for need not stand there.
      resolveDependencies: (_: string, files: string[]) =>
        files.filter((file) => !file.includes('/framework-')),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: actsOnImport },
      output: { codeSplitting: { groups: FILES }, chunkFileNames: nameOf },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [tanstackRouter({ autoCodeSplitting: true }), react(), tailwindcss(), precompress()],
  server: { proxy: { '/_api': process.env['API_URL'] ?? 'http://localhost:3000' } },
  ...(isSsrBuild ? PRERENDERING : PAGES),
}));
