import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '../apps/server/src/env.ts';
import { GRADER_ENVIRONMENT } from '../packages/engine/src/processes/grader-environment.ts';
import { readDockerfile } from '../scripts/deploy-check/dockerfile.ts';
import {
  environmentOf,
  exampleNames,
  interpolated,
  readCompose,
  variablesIn,
} from '../scripts/deploy-check/settings.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (...file: string[]): string => readFileSync(path.join(ROOT, ...file), 'utf8');
/** Names in the table of settings. */
const DOCUMENTED = read('docs', 'operations.md')
  .split('\n')
  .flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []))
  .flatMap((names) => [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name));
/** Including those that the engine reads. */
const SETTINGS: ReadonlySet<string> = new Set([...SETTING_NAMES, ...DOCUMENTED]);
/** Variables of Node and of the C library. */
const NOT_OURS = new Set(['NODE_COMPILE_CACHE', 'GLIBC_TUNABLES']);
const unknown = (names: readonly string[]): string[] =>
  names.filter((name) => !SETTINGS.has(name) && !NOT_OURS.has(name));

const compose = readCompose();
const { stages, start } = readDockerfile();
const given = Object.fromEntries(
  [...exampleNames(), 'ADJUDGE_VERSION'].map((name) => [name, `the ${name} given`]),
);

describe('the Dockerfile', () => {
  it('sets only variables the server reads, and uses the same Node version as the toolchain', () => {
    expect(unknown(Object.keys(start.env))).toEqual([]);
    const version = /NODE_VERSION = '([\d.]+)'/.exec(read('scripts', 'toolchain.mjs'))?.[1];
    expect(stages[0]?.image).toBe(`node:${version}-trixie-slim`);
  });

  it('runs the server as an unprivileged user with a health check and the declared port', () => {
    expect(start.user).toBe('adjudge');
    expect(start.ports).toEqual([start.env['PORT']]);
    expect(start.volumes).toEqual([start.env['ADJUDGE_DATA']]);
    for (const file of [start.command.at(-1), start.health.at(-1)]) expect(read(file ?? '')).not.toBe('');
    expect(read(start.health.at(-1) ?? '')).toContain('/healthz');
  });

  it('sets the memory tunables of grading as the engine, the systemd unit, and the scripts do', () => {
    const wanted = GRADER_ENVIRONMENT.GLIBC_TUNABLES;
    expect(start.env['GLIBC_TUNABLES']).toBe(wanted);
    for (const file of [
      ['deploy', 'systemd', 'adjudge@.service'],
      ['scripts', 'run.mjs'],
    ])
      expect(read(...file)).toContain(wanted);
  });

  it('excludes from the build only what git ignores', () => {
    const ignored = new Set(read('.gitignore').split('\n').map(bare).filter(Boolean));
    const left = read('deploy', 'Dockerfile.dockerignore').split('\n').map(bare).filter(Boolean);
    expect(left.filter((each) => each !== '.git' && !ignored.has(each))).toEqual([]);
  });

  it('builds no filled-in settings into the image, and git ignores them', () => {
    for (const file of [['.gitignore'], ['deploy', 'Dockerfile.dockerignore']]) {
      const ignored = read(...file)
        .split('\n')
        .map(bare);
      expect(ignored).toEqual(expect.arrayContaining(['.env*', '*.env']));
    }
    const copied = stages.at(-1)?.steps.flatMap((step) => (step.does === 'copy' ? step.sources : []));
    expect(copied?.filter((source) => source.startsWith('/app/deploy'))).toEqual(
      [start.health.at(-1), compose.services['bucket']?.command?.at(-1)].map((file) => `/app/${file}`),
    );
  });
});

const bare = (pattern: string): string => pattern.replace(/^\*\*\//, '').replace(/\/$/, '');

describe('compose.yaml', () => {
  const services = ['web', 'web-2', 'worker', 'bucket'];

  it.each(services)('gives %s only settings that the server reads', (service) => {
    expect(unknown(Object.keys(environmentOf(compose, service, given)))).toEqual([]);
  });

  it('takes every variable from env.example, which has no others', () => {
    const wanted = variablesIn(read('deploy', 'compose.yaml')).filter((name) => name !== 'ADJUDGE_VERSION');
    expect([...new Set(wanted)].toSorted()).toEqual(exampleNames().toSorted());
  });

  it('gives every setting to web servers or workers, except those that the image or its services decide', () => {
    const set = ['web', 'worker'].flatMap((name) => Object.keys(environmentOf(compose, name, given)));
    const decided = [...Object.keys(start.env), 'FFMPEG_PATH', 'S3_REGION', 'STRIPE_API_BASE'];
    const known = new Set([...set, ...decided]);
    expect(DOCUMENTED.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has two servers of each role that share the required settings', () => {
    const [web, worker] = ['web', 'worker'].map((service) => environmentOf(compose, service, given));
    expect([web?.['ROLE'], worker?.['ROLE']]).toEqual(['web', 'worker']);
    for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'S3_BUCKET', 'S3_PREFIX'])
      expect(web?.[name]).toBe(worker?.[name]);
    expect(compose.services['web-2']).toEqual(compose.services['web']);
    const replicas = Object.entries(compose.services).filter(([, { deploy }]) => deploy !== undefined);
    expect(replicas.map(([name, { deploy }]) => [name, deploy])).toEqual([['worker', { replicas: 2 }]]);
    expect(read('deploy', 'compose.yaml')).toContain('read_only: true');
  });

  it('is interpolated like compose does', () => {
    expect(interpolated('${A:?} ${B:-b} ${C:-}', { A: 'a', C: 'c' })).toBe('a b c');
    expect(() => interpolated('${A:?}', { A: '' })).toThrow('A must be set');
  });
});

describe('other deploy files', () => {
  it('make the proxy pass what the server accepts and keep /metrics internal', () => {
    const caddy = read('deploy', 'Caddyfile');
    const proxy = compose.services['proxy']?.environment ?? {};
    const wanted = [...caddy.matchAll(/\{\$(\w+)\}/g)].map(([, name = '']) => name);
    expect([...new Set(wanted)].toSorted()).toEqual(Object.keys(proxy).toSorted());
    const webs = Object.keys(compose.services).filter(
      (name) => environmentOf(compose, name, given)['ROLE'] === 'web',
    );
    expect(proxy['WEB']).toBe(webs.map((name) => `${name}:${start.env['PORT']}`).join(' '));
    expect(caddy).toContain('respond /metrics 404');
    expect(caddy).toContain('health_uri /healthz');
  });

  it('make systemd start the same program with known settings', () => {
    const unit = read('deploy', 'systemd', 'adjudge@.service');
    const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? '');
    expect(unknown(names)).toEqual([]);
    expect(unit).toContain(start.command.slice(start.command.indexOf('node')).join(' '));
  });
});
