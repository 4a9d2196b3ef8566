/** A row of Vite's manifest, as far as it is read here. */
interface Packed {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Packed>>;

const ENTRY = 'index.html';

/** What draws the page of a route file, as the router's plugin names the module that it splits off. */
const PAGE = /^src\/app\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** A folder in round brackets groups routes and is no part of their paths. */
const pathOf = (route: string): string =>
  `/${route.replaceAll(/\(\w+\)\//g, '')}`.replace(/\/index$/, '').replaceAll(/\$\w+/g, '*');

function filesOf(module: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  const packed = manifest[module];
  if (!packed || seen.has(packed.file)) return seen;
  seen.add(packed.file);
  for (const imported of packed.imports ?? []) filesOf(imported, manifest, seen);
  return seen;
}

/**
 * Which files draw the page of a route, besides those that every page has: a browser that is told of them at once need
 * not find them out one after the other.
 * @returns files by path, a part of the path that varies being '*'
 */
export function routeCode(manifest: Manifest): Record<string, string[]> {
  const everywhere = filesOf(ENTRY, manifest);
  const code: Record<string, string[]> = {};
  for (const module of Object.keys(manifest)) {
    const route = PAGE.exec(module)?.[1];
    if (route === undefined) continue;
    const own = [...filesOf(module, manifest)].filter((file) => !everywhere.has(file));
    if (own.length > 0) code[pathOf(route)] = own.map((file) => `/${file}`);
  }
  return code;
}
