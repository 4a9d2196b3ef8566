/** The files of the embedded database are corrupt. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} is damaged and cannot be opened. This can happen after a power outage. ` +
        `Move ${folder} away and restore a backup in its place (docs/operations.md, Backup). Without a backup, the ` +
        'next start creates an empty database and leaves the files of creatives where they are. A PostgreSQL server (DATABASE_URL) survives power outages.',
      options,
    );
  }
}
