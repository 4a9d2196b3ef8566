import { exampleBanner, renderBanner } from '@adjudge/engine/testing';

export const COPY =
  'Hot tea on the summit: the Tarnwell bottle keeps 750 ml warm for 18 hours. Save 30% on every bottle until Sunday. Shop bottles today.';

/** A file as an upload field and a form take it. */
export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function fileOf(name: string, banner: ReturnType<typeof exampleBanner>): Promise<UploadFile> {
  const { png } = await renderBanner(banner);
  return { name, mimeType: 'image/png', buffer: Buffer.from(png) };
}

/** The product's own example ad. */
export const bannerFile = (name = 'tarnwell.png'): Promise<UploadFile> => fileOf(name, exampleBanner());

/** The same ad with an offer and a button that are hardly to be seen: a report with several boxes. */
export function faintBannerFile(): Promise<UploadFile> {
  const { lines, button } = exampleBanner();
  return fileOf(
    'faint.png',
    exampleBanner({
      lines: lines.map((line, at) => (at === lines.length - 1 ? { ...line, colour: '#f8dcc4' } : line)),
      ...(button && { button: { ...button, fill: '#f3c9a2', ink: '#fae3cd' } }),
    }),
  );
}

const SMALL = 400;

/** The same ad with few pixels, for journeys that are not about the grade. */
export function smallBannerFile(name = 'small.png', height = SMALL): Promise<UploadFile> {
  const large = exampleBanner();
  const scale = SMALL / large.width;
  return fileOf(
    name,
    exampleBanner({
      width: SMALL,
      height,
      lines: large.lines.map((line) => ({ ...line, size: line.size * scale })),
    }),
  );
}
