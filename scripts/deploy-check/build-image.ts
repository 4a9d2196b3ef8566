import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../command.ts';
import type { Recipe, Step } from './dockerfile.ts';
import type { Roots } from './roots.ts';

export interface Image {
  readonly root: string;
  /** Steps that this kind of root cannot run. */
  readonly skipped: readonly string[];
  readonly bytes: number;
}

/** Runs every step of every stage, in order. @returns the last stage */
export async function buildImage(
  { stages }: Recipe,
  roots: Roots,
  said: (line: string) => void,
): Promise<Image> {
  const made = new Map<string, string>();
  const skipped: string[] = [];
  let root = '';
  for (const [at, { name, image, steps }] of stages.entries()) {
    root = await roots.base(image, name ?? `stage-${at}`);
    if (name !== null) made.set(name, root);
    let folder = '/';
    for (const step of steps) {
      const began = performance.now();
      if (step.does === 'workdir') folder = step.folder;
      else if (step.does === 'copy') copy(step, { root, folder, made });
      else if (!(await roots.run(root, step.command, folder))) skipped.push(step.command);
      said(`${((performance.now() - began) / 1000).toFixed(1)} s  ${name ?? 'image'}: ${stepText(step)}`);
    }
  }
  return { root, skipped, bytes: sizeOf(root) };
}

const stepText = (step: Step): string => {
  if (step.does === 'workdir') return `in ${step.folder}`;
  const text = step.does === 'run' ? step.command : `copy ${step.sources.join(' ')}`;
  return text.length > 70 ? `${text.slice(0, 70)} …` : text;
};

type Copying = Extract<Step, { does: 'copy' }>;
interface Place {
  readonly root: string;
  readonly folder: string;
  readonly made: ReadonlyMap<string, string>;
}

function copy({ from, sources, to }: Copying, { root, folder, made }: Place): void {
  const target = path.join(root, path.resolve(folder, to));
  if (from === null) {
    copyCheckout(sources, target);
    return;
  }
  const stage = made.get(from);
  if (stage === undefined) throw new Error(`There is no stage ${from}`);
  for (const source of sources) {
    const held = path.join(stage, source);
    // A plain folder lacks the programs of the image.
    if (!existsSync(held) && source.startsWith('/usr/')) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(held, target, { recursive: true, verbatimSymlinks: true });
  }
}

/** Copies the checkout without what git ignores; Dockerfile.dockerignore excludes the same files. */
function copyCheckout(sources: readonly string[], target: string): void {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sources],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed.split('\0')) {
    if (file === '' || file === '.cache' || !existsSync(path.join(ROOT, file))) continue;
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(target, file), { verbatimSymlinks: true });
  }
}

/** Total bytes of the files, which is how image sizes are counted. */
const sizeOf = (root: string): number =>
  Number(execFileSync('du', ['--summarize', '--bytes', root], { encoding: 'utf8' }).split('\t')[0]);
