import { existsSync, globSync } from 'node:fs';
import { run } from '../command.ts';

/** Debian's browser for journeys; the headless shell is the quicker one. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

let updated = false;

/** Installs a Debian package where that is possible; says whether it could. */
async function install(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated) await run('apt-get', ['update', '-qq'], { quiet: true, env });
  updated = true;
  process.stderr.write(`adjudge: installing ${name} for the tests …\n`);
  const { status } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    quiet: true,
    env,
  });
  return status === 0;
}

/** Path of a Chromium, installed first where it is missing and may be; null when there is none to be had. */
export async function ensureBrowser(): Promise<string | null> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const present = () => BROWSERS.find((file) => existsSync(file)) ?? null;
  return (
    present() ??
    ((await install('chromium-headless-shell')) || (await install('chromium')) ? present() : null)
  );
}

/** Folder of PostgreSQL's programs, installed first where it is missing and may be; null when there is none. */
export async function ensurePostgres(): Promise<string | null> {
  const present = () =>
    globSync('/usr/lib/postgresql/*/bin/initdb')
      .toSorted()
      .at(-1)
      ?.replace(/\/initdb$/, '') ?? null;
  return present() ?? ((await install('postgresql')) ? present() : null);
}

const S3_PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'monmaptool'];

/** Whether Ceph's S3 gateway can be run, installed first where it is missing and may be. */
export async function ensureS3(): Promise<boolean> {
  const present = () => S3_PROGRAMS.every((name) => existsSync(`/usr/bin/${name}`));
  if (present()) return true;
  for (const name of ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'])
    if (!(await install(name))) return false;
  return present();
}

/** Whether PDFs can be read back, with a program that is installed first where it is missing and may be. */
export async function ensurePdfTools(): Promise<boolean> {
  const present = () => existsSync('/usr/bin/pdftotext');
  return present() || ((await install('poppler-utils')) && present());
}

/** Whether a Debian root can be made, with a program that is installed first where it is missing and may be. */
export async function ensureDebootstrap(): Promise<boolean> {
  const present = () => existsSync('/usr/sbin/debootstrap');
  return present() || ((await install('debootstrap')) && present());
}

/** Path of the Caddy web server, installed first where it is missing and may be; null when there is none to be had. */
export async function ensureCaddy(): Promise<string | null> {
  const present = () => ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => existsSync(file)) ?? null;
  return present() ?? ((await install('caddy')) ? present() : null);
}
