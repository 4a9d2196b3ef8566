/** An entry of Vite's manifest, with the fields used here. */
interface Packed {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Packed>>;

const ENTRY = 'index.html';

/** Module with a route file's page component, as the router plugin names it when it splits it off. */
const PAGE = /^src\/app\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** A folder in parentheses groups routes and is not part of their path. */
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
 * The files that render a route's page, besides those that every page loads. A browser that is told of them up front
 * need not discover them one after another.
 * @returns files by path, with '*' for a path parameter
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
