import { type AnalyzedCreative, EARLY_PICTURE_ID, artboardStyle, isLeaderboard } from '@adjudge/contract';
import { escapeHtml } from '../../formats/escape-html.ts';

/** The creative of a report at the size in which the report will show it. */
export type EarlyPicture = Pick<AnalyzedCreative['creative'], 'type' | 'url' | 'alt' | 'width' | 'height'>;

/** null for a video, which has its own poster and loads when played, and for a leaderboard, whose frame is not the outline's. */
export const earlyPicture = ({ creative }: Pick<AnalyzedCreative, 'creative'>): EarlyPicture | null =>
  creative.type === 'image' && creative.url !== '' && !isLeaderboard(creative) ? creative : null;

const PLACE = new RegExp(`<div id="${EARLY_PICTURE_ID}"[^>]*>(?=</div>)`);

function pictureHtml(picture: EarlyPicture): string {
  const style = Object.entries(artboardStyle(picture)).map(([name, value]) => `${name}:${value}`);
  const { url, alt, width, height } = picture;
  return [
    `<div class="mx-auto" style="${escapeHtml(style.join(';'))}">`,
    `<div class="relative" style="aspect-ratio:${width} / ${height}">`,
    `<img class="block size-full ring-1 ring-rule" src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"`,
    ` width="${width}" height="${height}" fetchpriority="high" /></div></div>`,
  ].join('');
}

/** The outline with the picture in place, so that what people look at first does not wait for a script. */
export const withPicture = (body: string, picture: EarlyPicture | null): string =>
  picture ? body.replace(PLACE, (place) => place + pictureHtml(picture)) : body;
