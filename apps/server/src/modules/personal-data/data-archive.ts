import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { avatars } from '../../db/schema.ts';
import { findAnalysis, presentAnalysis } from '../analyses/index.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import { measuredKeyOf } from '../../store/file-store.ts';
import type { Database } from '../../db/open-database.ts';
import { type ZipEntry, zipStream, jsonEntry } from '../../formats/zip-stream.ts';
import { type OwnAnalysis, accountData, ownAnalyses } from './account-data.ts';
import type { Account } from '../../access/account.ts';

/** This ZIP format ends at 4 GB. Creatives beyond the limit are listed but left out. */
const MOST_BYTES = 3 * 1024 ** 3;

interface StorageDeps {
  readonly db: Database;
  readonly store: CreativeStore;
}

/**
 * Everything stored about an account as a ZIP, built while it is read: `account.json`, picture, analyses, measurements,
 * creatives.
 */
export async function dataArchive(kept: StorageDeps, account: Account): Promise<Readable> {
  const analyses = withFiles(await ownAnalyses(kept.db, account.id));
  const overview = {
    ...(await accountData(kept.db, account)),
    analyses: analyses.map(named),
  };
  const entries = [
    jsonEntry('account.json', async () => overview),
    pictureEntry(kept.db, account.id),
    ...analyses.flatMap((analysis) => entriesOf(kept, account, analysis)),
  ];
  return Readable.from(zipStream(entries));
}

/** The overview's entry for an analysis, without its place in the store. */
const named = ({ id, name, createdAt, savedAt, isPublic, viewCount, fileName, bytes, file }: WithFile) => ({
  id,
  name,
  createdAt,
  savedAt,
  isPublic,
  viewCount,
  fileName,
  bytes,
  file,
});

/** The stored copy of the picture that the account names by its address. */
const pictureEntry = (db: Database, userId: string): ZipEntry => ({
  name: 'picture.webp',
  compress: false,
  async open() {
    const [copy] = await db.select().from(avatars).where(eq(avatars.userId, userId));
    return copy?.picture ? Readable.from([copy.picture]) : null;
  },
});

type WithFile = OwnAnalysis & { readonly file: string | null };

/** Assigns each creative a path in the archive, or null once there is no room left. */
function withFiles(analyses: readonly OwnAnalysis[]): WithFile[] {
  let room = MOST_BYTES;
  return analyses.map((analysis) => {
    room -= analysis.bytes;
    const ending = analysis.mediaType.split('/').at(-1);
    return { ...analysis, file: room < 0 ? null : `creatives/${analysis.id}.${ending}` };
  });
}

function entriesOf(
  { db, store }: StorageDeps,
  owner: Account,
  { id, storeKey, measured, file }: WithFile,
): ZipEntry[] {
  const report = jsonEntry(`analyses/${id}.json`, async () => {
    const stored = await findAnalysis(db, id);
    return stored && presentAnalysis(stored, { account: owner, guestId: null });
  });
  const measurements: ZipEntry[] = measured
    ? [
        {
          name: `measurements/${id}.json.gz`,
          compress: false,
          open: () => store.open(measuredKeyOf(storeKey)),
        },
      ]
    : [];
  if (file === null) return [report, ...measurements];
  return [report, ...measurements, { name: file, compress: false, open: () => store.open(storeKey) }];
}
