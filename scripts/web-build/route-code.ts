/** A row of Vite's manifest, as far as it is read here. */
interface Packed {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Packed>>;

const ENTRY = 'index.html';
const ROUTES = 'src/app/routes/';

/** A route's path and the module that draws it, as every route file says them. */
const ROUTE =
  /createRoute\(\{(?:(?!createRoute)[^])*?path: '([^']+)'(?:(?!createRoute)[^])*?import\('([^']+)'\)/g;

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
 * @param sources the text of the route files
 * @returns files by path, a part of the path that varies being '*'
 */
export function routeCode(sources: readonly string[], manifest: Manifest): Record<string, string[]> {
  const everywhere = filesOf(ENTRY, manifest);
  const code: Record<string, string[]> = {};
  for (const [, path = '', target = ''] of sources.flatMap((source) => [...source.matchAll(ROUTE)])) {
    const module = new URL(target, `file:///${ROUTES}`).pathname.slice(1);
    const own = [...filesOf(module, manifest)].filter((file) => !everywhere.has(file));
    if (own.length > 0) code[path.replace(/\$\w+/g, '*')] = own.map((file) => `/${file}`);
  }
  return code;
}
