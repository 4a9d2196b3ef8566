import { existsSync, globSync } from 'node:fs';
import { run } from '../command.ts';

/** Debian's browsers for the end-to-end tests. The headless shell is faster. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

let updated = false;

/** Installs a Debian package if possible. @returns whether it succeeded */
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

/** Path of Chromium, which is installed if it is missing and can be; null when there is none. */
export async function ensureBrowser(): Promise<string | null> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const present = () => BROWSERS.find((file) => existsSync(file)) ?? null;
  return (
    present() ??
    ((await install('chromium-headless-shell')) || (await install('chromium')) ? present() : null)
  );
}

/** Folder of PostgreSQL's programs, which are installed if they are missing and can be; null when there are none. */
export async function ensurePostgres(): Promise<string | null> {
  const present = () =>
    globSync('/usr/lib/postgresql/*/bin/initdb')
      .toSorted()
      .at(-1)
      ?.replace(/\/initdb$/, '') ?? null;
  return present() ?? ((await install('postgresql')) ? present() : null);
}

const S3_PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'monmaptool'];

/** Whether Ceph's S3 gateway is available, after installing it if it is missing and can be. */
export async function ensureS3(): Promise<boolean> {
  const present = () => S3_PROGRAMS.every((name) => existsSync(`/usr/bin/${name}`));
  if (present()) return true;
  for (const name of ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'])
    if (!(await install(name))) return false;
  return present();
}

/** Whether PDFs can be read back, after installing a program for it if it is missing and can be. */
export async function ensurePdfTools(): Promise<boolean> {
  const present = () => existsSync('/usr/bin/pdftotext');
  return present() || ((await install('poppler-utils')) && present());
}

/** Whether a Debian root can be made, after installing debootstrap if it is missing and can be. */
export async function ensureDebootstrap(): Promise<boolean> {
  const present = () => existsSync('/usr/sbin/debootstrap');
  return present() || ((await install('debootstrap')) && present());
}

/** Path of the Caddy web server, which is installed if it is missing and can be; null when there is none. */
export async function ensureCaddy(): Promise<string | null> {
  const present = () => ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => existsSync(file)) ?? null;
  return present() ?? ((await install('caddy')) ? present() : null);
}
