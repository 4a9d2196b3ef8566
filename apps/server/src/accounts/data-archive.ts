import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { findAnalysis } from '../analyses/analyses.ts';
import { presentAnalysis } from '../analyses/reading.ts';
import type { CreativeStore } from '../creatives/creative-store.ts';
import type { Database } from '../db/open-database.ts';
import { type OwnAnalysis, accountData, ownAnalyses } from './account-data.ts';
import type { Account } from './sessions.ts';

/** A ZIP of this form ends at 4 GB; creatives beyond it are named and left out. */
const MOST_BYTES = 3 * 1024 ** 3;

interface Kept {
  readonly db: Database;
  readonly store: CreativeStore;
}

interface Entry {
  readonly name: string;
  /** null: the file is gone, and so is the entry. */
  open(): Promise<AsyncIterable<Uint8Array> | null>;
  readonly compress: boolean;
}

/** Everything that is kept of an account as a ZIP, made while it is read: `account.json`, analyses, creatives. */
export async function dataArchive(kept: Kept, account: Account): Promise<Readable> {
  const analyses = withFiles(await ownAnalyses(kept.db, account.id));
  const overview = {
    ...(await accountData(kept.db, account)),
    analyses: analyses.map(named),
  };
  const entries = [
    written('account.json', async () => overview),
    ...analyses.flatMap((analysis) => entriesOf(kept, account, analysis)),
  ];
  return Readable.from(zipped(entries));
}

/** What the overview says of an analysis: not where the store has it. */
const named = ({ id, createdAt, savedAt, isPublic, viewCount, fileName, bytes, file }: WithFile) => ({
  id,
  createdAt,
  savedAt,
  isPublic,
  viewCount,
  fileName,
  bytes,
  file,
});

type WithFile = OwnAnalysis & { readonly file: string | null };

/** Where each creative lies in the archive, as far as there is room. */
function withFiles(analyses: readonly OwnAnalysis[]): WithFile[] {
  let room = MOST_BYTES;
  return analyses.map((analysis) => {
    room -= analysis.bytes;
    const ending = analysis.mediaType.split('/').at(-1);
    return { ...analysis, file: room < 0 ? null : `creatives/${analysis.id}.${ending}` };
  });
}

function entriesOf({ db, store }: Kept, owner: Account, { id, storeKey, file }: WithFile): Entry[] {
  const report = written(`analyses/${id}.json`, async () => {
    const stored = await findAnalysis(db, id);
    return stored && presentAnalysis(stored, owner);
  });
  if (file === null) return [report];
  return [report, { name: file, compress: false, open: () => store.open(storeKey) }];
}

const written = (name: string, read: () => Promise<object | null>): Entry => ({
  name,
  compress: true,
  async open() {
    const content = await read();
    return content && Readable.from([Buffer.from(`${JSON.stringify(content, null, 2)}\n`)]);
  },
});

async function* zipped(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else ready.push(chunk);
  });
  for (const { name, compress, open } of entries) {
    const content = await open();
    if (!content) continue;
    const file = compress ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
    if (fault) throw fault;
  }
  zip.end();
  yield* ready.splice(0);
}
