// Prerenders the public pages into dist/bodies.json, from which the server fills their HTML. Includes the code files
// of each route. Run by web-build.ts.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { bodies as Bodies } from '../../apps/web/src/prerender.tsx';
import { ROOT } from '../command.ts';
import { type Manifest, routeCode } from './route-code.ts';

const DIST = path.join(ROOT, 'apps', 'web', 'dist');
const BUNDLE = path.join(DIST, 'prerender');

const { bodies } = (await import(pathToFileURL(path.join(BUNDLE, 'prerender.js')).href)) as {
  bodies: typeof Bodies;
};
const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite', 'manifest.json'), 'utf8')) as Manifest;
writeFileSync(
  path.join(DIST, 'bodies.json'),
  JSON.stringify({ ...(await bodies()), code: routeCode(manifest) }),
);
rmSync(BUNDLE, { recursive: true });
// The application's caches keep timers running.
process.exit(0);
