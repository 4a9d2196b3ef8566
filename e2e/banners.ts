import { exampleBanner, renderBanner } from '@adjudge/engine/testing';

export const COPY =
  'Hot tea on the summit: the Tarnwell bottle keeps 750 ml warm for 18 hours. Save 30% on every bottle until Sunday. Shop bottles today.';

/** A file in the format that upload fields and multipart requests accept. */
export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function fileOf(name: string, banner: ReturnType<typeof exampleBanner>): Promise<UploadFile> {
  const { png } = await renderBanner(banner);
  return { name, mimeType: 'image/png', buffer: Buffer.from(png) };
}

export const bannerFile = (name = 'tarnwell.png'): Promise<UploadFile> => fileOf(name, exampleBanner());

/** The example ad with a barely visible offer and button, so that its report has several boxes. */
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

/** The example ad with few pixels, for tests that are not about the grade. */
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
