// `npm run deploy:check`: runs every step of deploy/Dockerfile, then starts web, worker and proxy from the result with
// the settings of deploy/compose.yaml, and grades a banner and a video through them. Needs no container engine.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePostgres, ensureS3 } from '../local-services/system-packages.ts';
import { startPostgres } from '../local-services/test-postgres.ts';
import { startS3 } from '../local-services/test-s3.ts';
import { buildImage } from './build-image.ts';
import { debianRoots } from './debian-roots.ts';
import { readDockerfile } from './dockerfile.ts';
import { plainRoots } from './plain-roots.ts';
import { tryInstallation } from './try-installation.ts';

const MOST_BYTES = 900e6;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const home = mkdtempSync(path.join(tmpdir(), 'adjudge-deploy-'));
const closing: (() => unknown)[] = [() => rmSync(home, { recursive: true, force: true })];
try {
  const roots = (await debianRoots(home)) ?? plainRoots(home);
  say(`Stages are made in ${roots.kind}.`);
  const recipe = readDockerfile();
  const image = await buildImage(recipe, roots, say);
  for (const step of image.skipped) say(`skipped: ${step}`);
  const megabytes = Math.round(image.bytes / 1e6);
  say(`The image has ${megabytes} MB`);
  // A plain folder lacks Debian and its FFmpeg, so its size says nothing about the image.
  if (image.skipped.length === 0 && image.bytes > MOST_BYTES) throw new Error(`Over ${MOST_BYTES / 1e6} MB`);

  const programs = await ensurePostgres();
  if (programs === null || !(await ensureS3())) {
    say('skipped: running it (PostgreSQL or an S3 store is not installed and could not be)');
  } else {
    const [postgres, s3] = await Promise.all([startPostgres(programs), startS3()]);
    closing.unshift(
      () => postgres.stop(),
      () => s3.stop(),
    );
    const data = (name: string): string => {
      const folder = path.join(home, `data-${name}`);
      mkdirSync(folder);
      return folder;
    };
    await tryInstallation({
      image,
      start: recipe.start,
      roots,
      data,
      postgres: postgres.url,
      files: s3.url,
      say,
    });
  }
  say('deploy:check passed');
} finally {
  for (const close of closing) await close();
}
