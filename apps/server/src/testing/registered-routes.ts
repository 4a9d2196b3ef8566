import type { App } from '../http/app.ts';

export interface RegisteredRoute {
  readonly path: string;
  readonly methods: readonly string[];
}

const LINE = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([^)]*)\))?/;

/** Every route of the server, read from the tree that the router prints. */
export function registeredRoutes(app: App): RegisteredRoute[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = LINE.exec(line) ?? [];
      if (indent === undefined || part === undefined) return [];
      above.length = indent.length / 4;
      above.push(part);
      return methods === undefined ? [] : [{ path: above.join(''), methods: methods.split(', ') }];
    });
}
