import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../command.ts';
import { freePort } from './free-port.ts';
import { LOOPBACK_HOST, type ServiceHost } from './test-postgres.ts';

export interface TestS3 {
  readonly url: string;
  stop(): Promise<void>;
}

/** Access key and secret of a store that exists only during its tests, on loopback. */
export const S3_KEYS = ['test', 'testsecret'] as const;
const TIMEOUT_MS = 90_000;

/**
 * The minimum that Ceph's gateway runs on: one monitor, one in-memory store, and no authentication between them. The daemons
 * find the monitor through its map. Given only its address, a store often connects before it knows which cluster it belongs to.
 */
const settings = (home: string, id: string): string => `[global]
fsid = ${id}
monmap = ${home}/monmap
mon_initial_members = a
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_ipv6 = false
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 2000
mon_data_avail_crit = 1
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 1073741824
mon_data = ${home}/mon
osd_data = ${home}/osd
run_dir = ${home}
log_file = ${home}/$name.log
admin_socket = ${home}/$name.asok
setuser_match_path =
rgw_enable_usage_log = false
rgw_run_sync_thread = false
rgw_enable_gc_threads = false
rgw_enable_lc_threads = false
rgw_enable_quota_threads = false
rgw_thread_pool_size = 16
`;

/** A temporary S3 store on loopback: Ceph's gateway, which checks signatures and policies as Amazon does. */
export async function startS3(host: ServiceHost = LOOPBACK_HOST): Promise<TestS3> {
  const home = mkdtempSync(path.join(tmpdir(), 'adjudge-s3-'));
  const [port, monitor] = [await freePort(), await freePort()];
  const [conf, id, disk] = [path.join(home, 'ceph.conf'), randomUUID(), randomUUID()];
  for (const folder of ['mon', 'osd']) mkdirSync(path.join(home, folder));
  writeFileSync(conf, settings(home, id));
  const children: ChildProcess[] = [];
  const program = async (name: string, args: readonly string[]): Promise<void> => {
    const [command = '', ...words] = [...host.enter, name, ...args];
    const { status, output } = await run(command, words, { quiet: true });
    if (status !== 0) throw new Error(`${name} failed: ${output}`);
  };
  const asked = (...words: string[]) => {
    const [command = '', ...args] = [...host.enter, 'ceph', '-c', conf, ...words];
    return run(command, args, { quiet: true });
  };
  const start = (name: string, args: readonly string[]): ChildProcess => {
    const [command = '', ...words] = [...host.enter, name, '-c', conf, ...args];
    const child = spawn(command, words, { stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const stop = async (): Promise<void> => {
    for (const child of children.toReversed()) await ended(child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const map = path.join(home, 'monmap');
    await program('monmaptool', ['--create', '--addv', 'a', `[v1:127.0.0.1:${monitor}]`, '--fsid', id, map]);
    await program('ceph-mon', ['-c', conf, '-i', 'a', '--mkfs', '--monmap', map]);
    start('ceph-mon', ['-i', 'a', '-f']);
    // Now and then the monitor rejects the first client.
    await until(async () => (await asked('osd', 'new', disk, '0')).status === 0);
    await program('ceph-osd', ['-c', conf, '-i', '0', '--mkfs', '--osd-uuid', disk]);
    // A rejected store exits. It is accepted on its next attempt.
    let store = start('ceph-osd', ['-i', '0', '-f']);
    await until(async () => {
      if (store.exitCode !== null) store = start('ceph-osd', ['-i', '0', '-f']);
      return (await asked('osd', 'stat')).output.includes('1 up');
    });
    const keys = ['--access-key', S3_KEYS[0], '--secret-key', S3_KEYS[1]];
    await program('radosgw-admin', [
      '-c',
      conf,
      'user',
      'create',
      '--uid=tests',
      '--display-name=tests',
      ...keys,
    ]);
    start('radosgw', [
      '-f',
      '-n',
      'client.rgw.a',
      '--rgw-frontends',
      `beast endpoint=${host.address}:${port}`,
    ]);
    const url = `http://${host.address}:${port}`;
    await until(() =>
      fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false),
    );
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(TIMEOUT_MS);
  while (!(await done())) {
    patience.throwIfAborted();
    await setTimeout(250);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
