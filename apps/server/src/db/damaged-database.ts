/** The files of the embedded database are corrupt. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} is damaged and cannot be opened, as can happen after a power cut. ` +
        `Move ${folder} away and put a backup of it in its place (docs/operations.md, Backup); without one, the next ` +
        'start makes an empty database. A PostgreSQL server (DATABASE_URL) survives power cuts.',
      options,
    );
  }
}
