import type { Brief } from './data.ts';
import type { Pair } from './fonts.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { mark, productSvg } from './product-drawings.ts';

export type Shape = 'square' | 'wide' | 'tall' | 'story' | 'strip' | 'sky';
export interface Shot {
  url: string;
  x: number;
  y: number;
}
/** Everything a layout needs to draw one banner. */
export interface Ad {
  brief: Brief;
  w: number;
  h: number;
  shape: Shape;
  small: boolean;
  p: Palette;
  font: Pair;
  shots: Shot[];
  random: Random;
  headline: string;
  sub: string;
  offer: string;
  cta: string;
  ctas: string[];
  button: boolean;
  brandShown: boolean;
  number: string;
}
export type Layout = (ad: Ad) => string;

/** Sizes are multiples of --u, which scales with the banner's area. --k lets the fitting step shrink all text. */
export const size = (n: number): string => `font-size:calc(var(--u)*var(--k)*${n})`;
export const unit = (n: number): string => `calc(var(--u)*${n})`;
export const isWide = (ad: Ad): boolean => ad.shape === 'wide';
export const isStrip = (ad: Ad): boolean => ad.shape === 'strip';
export const isSmall = (ad: Ad): boolean => ad.small;
const isStory = (ad: Ad): boolean => ad.shape === 'story' || ad.shape === 'sky';
export const isUpright = (ad: Ad): boolean => ad.shape === 'tall' || isStory(ad);

export const logo = (ad: Ad, color: string): string =>
  ad.brandShown
    ? `<div class="logo" style="color:${color};${size(3.1)}">${mark(ad.brief.brand)}<span>${ad.brief.brand}</span></div>`
    : '';
export const headline = (ad: Ad, n: number, color: string, more = ''): string =>
  `<div class="h" style="${size(n * ad.font.scale)};color:${color};${more}">${ad.headline}</div>`;
export const sub = (ad: Ad, color: string, more = ''): string =>
  isSmall(ad) && ad.headline.length + ad.sub.length > 70
    ? ''
    : `<div class="s" style="${size(3.3)};color:${color};${more}">${ad.sub}</div>`;
export function cta(ad: Ad, bg: string, fg: string, linkColor = bg, radius = 1): string {
  if (ad.cta === '') return '';
  const one = (text: string): string =>
    ad.button
      ? `<div class="cta button" style="${size(3)};background:${bg};color:${fg};border-radius:${unit(radius)}">${text}</div>`
      : `<div class="cta link" style="${size(3.1)};color:${linkColor}">${text}</div>`;
  return `<div class="ctas">${[ad.cta, ...ad.ctas].map(one).join('')}</div>`;
}
export const offer = (ad: Ad, bg: string, fg: string, more = ''): string =>
  ad.offer === ''
    ? ''
    : `<div class="offer" style="${size(3)};background:${bg};color:${fg};${more}">${ad.offer}</div>`;

export function photo(ad: Ad, i: number, more = ''): string {
  const shot = ad.shots[i % Math.max(1, ad.shots.length)];
  if (!shot) return '';
  const at = `${shot.x}% ${shot.y}%`;
  return `<div class="photo" style="${more}"><img src="${shot.url}" style="object-position:${at};transform-origin:${at}"></div>`;
}
export const productDrawing = (ad: Ad, p: Palette = ad.p): string =>
  productSvg(ad.brief.thing, p, ad.brief.brand);
export const column = (parts: string[], more = ''): string =>
  `<div class="col" style="${more}">${parts.join('')}</div>`;
export const spacer = '<div class="spacer"></div>';

export function baseCss(ad: Ad): string {
  const area = Math.sqrt(ad.w * ad.h) / 100;
  // Small banners and strips need relatively larger text to stay readable.
  const u = isStrip(ad)
    ? ad.h / 24
    : ad.shape === 'sky'
      ? 4.1
      : ad.small
        ? area * 1.3
        : isStory(ad)
          ? ad.w / 80
          : area;
  return `*{box-sizing:border-box;margin:0}body{margin:0;width:${ad.w}px;height:${ad.h}px;overflow:hidden}
.ad{--u:${u.toFixed(3)}px;--k:1;position:relative;width:${ad.w}px;height:${ad.h}px;overflow:hidden;display:flex;background:${ad.p.bg};color:${ad.p.ink};font-family:'${ad.font.body}',sans-serif;line-height:1.35}
.h{font-family:'${ad.font.display}','${ad.font.body}';font-weight:${ad.font.weight};letter-spacing:${ad.font.tracking};line-height:1.06;text-wrap:balance;${ad.font.caps ? 'text-transform:uppercase;' : ''}}
.s{text-wrap:pretty}.col{display:flex;flex-direction:column;align-items:flex-start;gap:${unit(2.2)};padding:${unit(6)};min-width:0;min-height:0;position:relative}
.spacer{flex:1 1 0}.logo{display:flex;align-items:center;gap:.4em;font-weight:700;letter-spacing:-.01em;white-space:nowrap}.logo svg{width:1.15em;height:1.15em;flex:none}
.ctas{display:flex;flex-wrap:wrap;gap:${unit(1.4)}}.button{padding:.72em 1.35em;font-weight:600;white-space:nowrap;line-height:1.1}.link{font-weight:600;text-decoration:underline;text-underline-offset:.25em}
.link::after{content:' →'}.offer{padding:.4em .8em;font-weight:700;border-radius:${unit(0.6)};line-height:1.15}
.photo{overflow:hidden;position:relative;flex:none}.photo img{width:100%;height:100%;object-fit:cover;display:block}
.fill{position:absolute;inset:0}.thing{display:block;width:100%;height:100%;filter:drop-shadow(0 ${unit(1.2)} ${unit(1.4)} rgba(0,0,0,.22))}
.center{align-items:center;text-align:center}.center .ctas{justify-content:center}
.big{font-family:'${ad.font.display}';font-weight:${ad.font.weight};line-height:1;letter-spacing:-.03em;white-space:nowrap;font-variant-numeric:lining-nums}`;
}
