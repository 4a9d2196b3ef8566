import { strip } from './families-photo.ts';
import {
  type Ad,
  type Layout,
  column,
  cta,
  isStrip,
  headline,
  logo,
  offer,
  size,
  isSmall,
  spacer,
  sub,
  unit,
  isUpright,
  isWide,
} from './parts.ts';

/** An app on a soft gradient; its screen shows a chat, a chart or a list. */
export const mesh: Layout = (ad) => {
  const { p } = ad;
  const dark = ad.random.chance(0.5);
  const ground = dark ? p.deep : p.bg;
  const ink = dark ? p.onDeep : p.ink;
  const bg = `radial-gradient(circle at 12% 18%,${p.accent}${dark ? '99' : '55'},transparent 46%),radial-gradient(circle at 88% 12%,${p.soft}${dark ? '55' : 'ff'},transparent 44%),radial-gradient(circle at 78% 92%,${p.accent}${dark ? '77' : '44'},transparent 50%),${ground}`;
  const button: [string, string] = dark ? [p.onDeep, p.deep] : [p.deep, p.onDeep];
  if (isStrip(ad)) return strip(ad, '', bg, ink, button);
  const bubble = (text: string, mine: boolean): string =>
    `<div style="align-self:${mine ? 'flex-end' : 'flex-start'};max-width:82%;background:${mine ? p.accent : '#eef0f3'};color:${mine ? p.onAccent : '#1d2026'};border-radius:1.1em;padding:.55em .85em">${text}</div>`;
  const row = (text: string, i: number): string =>
    `<div style="display:flex;gap:.6em;align-items:center;background:#f4f5f7;border-radius:.9em;padding:.7em"><span style="width:1.9em;height:1.9em;flex:none;border-radius:.6em;background:${i % 2 ? p.deep : p.accent}"></span><span style="color:#1d2026">${text}</span></div>`;
  const bars = `<div style="display:flex;align-items:flex-end;gap:.5em;height:8em">${[4, 5.4, 4.8, 6.5, 7.8].map((h, i) => `<i style="flex:1;height:${h}em;border-radius:.4em;background:${i === 4 ? p.accent : '#d9dde3'}"></i>`).join('')}</div>`;
  const rows = ad.brief.benefits.map(row).join('');
  const screen = ad.random.pick([
    bubble('Any better this week?', false) + bubble(ad.brief.quote, true) + bubble('Knew it 🙂', false),
    `<b style="color:#1d2026;font-size:1.2em">This month</b>${bars}${rows}`,
    `<b style="color:#1d2026;font-size:1.2em">${ad.brief.product}</b>${rows}`,
  ]);
  const across = isWide(ad);
  const phone = `<div style="font-size:${unit(2.1)};line-height:1.25;width:${unit(34)};height:${unit(64)};background:#15171c;border-radius:${unit(5)};padding:${unit(1.1)};box-shadow:0 ${unit(2)} ${unit(6)} #0006;flex:none;${across ? 'transform:rotate(4deg)' : ''}"><div style="background:#fff;border-radius:${unit(4)};height:100%;padding:${unit(5)} ${unit(2)} ${unit(2)};display:flex;flex-direction:column;gap:${unit(1.3)};overflow:hidden">${screen}</div></div>`;
  const words = [
    logo(ad, ink),
    across ? spacer : '',
    headline(ad, across ? 6.6 : 7, ink),
    sub(ad, ink, 'max-width:30em'),
    isSmall(ad) ? '' : offer(ad, p.accent, p.onAccent, 'border-radius:99px'),
    cta(ad, button[0], button[1], ink, 9),
    across ? spacer : '',
  ];
  if (across)
    return `<div class="ad" style="background:${bg}">${column(words, 'width:58%')}<div style="position:absolute;right:7%;top:12%">${phone}</div></div>`;
  const art = isSmall(ad)
    ? ''
    : `<div style="position:absolute;left:0;right:0;top:${ad.shape === 'square' ? 60 : 54}%;display:flex;justify-content:center">${phone}</div>`;
  return `<div class="ad" style="background:${bg}">${column(words, `width:100%;height:${isSmall(ad) ? 100 : ad.shape === 'square' ? 60 : 54}%;justify-content:center`).replace('class="col"', 'class="col center"')}${art}</div>`;
};

function town(ad: Ad): string {
  const { p, random } = ad;
  const lines = Array.from({ length: 7 }, (_, i) => {
    const at = 30 + i * 60 + random.int(-14, 14);
    const bend = random.int(-50, 50);
    return `<path d="M${at} -10Q${at + bend} 200 ${at + random.int(-30, 30)} 410"/><path d="M-10 ${at}Q200 ${at + bend} 410 ${at + random.int(-30, 30)}"/>`;
  }).join('');
  const pin = `<g transform="translate(200 190)"><ellipse cx="0" cy="4" rx="20" ry="6" fill="#0003"/><path d="M0 0C-30-34-34-50-34-62a34 34 0 0 1 68 0c0 12-4 28-34 62z" fill="${p.accent}"/><circle cy="-62" r="13" fill="${p.onAccent}"/></g>`;
  return `<svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" style="width:100%;height:100%;display:block;background:${p.soft}"><path d="M-10 ${random.int(250, 330)}Q120 220 210 300T410 250V310Q300 340 210 350T-10 ${random.int(340, 390)}z" fill="#9cc9e3"/><rect x="${random.int(20, 60)}" y="${random.int(30, 70)}" width="92" height="74" rx="12" fill="#b9d9a8"/><rect x="262" y="${random.int(90, 140)}" width="100" height="56" rx="12" fill="#b9d9a8"/><g stroke="#fff" stroke-width="9" fill="none">${lines}</g>${pin}</svg>`;
}

/** Where to find the store: a drawn map with a pin and the address. */
export const map: Layout = (ad) => {
  const { p, random } = ad;
  const address = `${random.int(3, 180)} ${random.pick(['High Street', 'Mill Lane', 'Station Road', 'Market Square', 'Canal Walk', 'Orchard Ave'])}`;
  const info = isSmall(ad)
    ? ''
    : `<div class="t" style="display:flex;gap:.7em;align-items:center;font-weight:600;${size(2.9)};color:${p.ink};border-left:${unit(0.5)} solid ${p.accent};padding-left:.8em">${address}<br>${random.pick(['Open today until 8 pm', '4 minutes from the station', 'Mon–Sat, 9 am – 6 pm'])}</div>`;
  const across = isWide(ad);
  const part = across ? 'width:48%;height:100%' : `width:100%;height:${isSmall(ad) ? 34 : 44}%`;
  const words = [
    logo(ad, p.ink),
    spacer,
    headline(ad, 6.4, p.ink),
    sub(ad, p.ink),
    info,
    isSmall(ad) ? '' : offer(ad, p.soft, p.ink),
    spacer,
    cta(ad, p.accent, p.onAccent, p.ink),
  ];
  return `<div class="ad" style="flex-direction:${across ? 'row-reverse' : 'column'}"><div style="flex:none;${part}">${town(ad)}</div>${column(words, `flex:1;width:${across ? 'auto' : '100%'};gap:${unit(1.7)};padding:${unit(5)}`)}</div>`;
};

/** A flat landscape made of a few shapes: hills, sea or town. */
export const scenery: Layout = (ad) => {
  const { p, random } = ad;
  const night = random.chance(0.35);
  const sky = night ? p.deep : p.soft;
  const ink = night ? p.onDeep : p.ink;
  const sun = `<circle cx="${random.int(560, 840)}" cy="${random.int(600, 640)}" r="${random.int(60, 110)}" fill="${night ? p.onDeep : p.accent}" opacity="${night ? 0.9 : 0.85}"/>`;
  const hill = (y: number, fill: string, a: number): string =>
    `<path d="M0 ${y}Q${random.int(150, 260)} ${y - a} 480 ${y - 10}T1000 ${y - random.int(10, 60)}V1000H0z" fill="${fill}"/>`;
  const tree = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-90L32 0H-32z" fill="${p.deep}"/><path d="M0-60L38 40H-38z" fill="${p.deep}"/><rect x="-5" y="40" width="10" height="26" fill="${p.ink}"/></g>`;
  const waves = `<path d="M0 700H1000V1000H0z" fill="${p.accent}"/>${[730, 790, 850, 910].map((y) => `<path d="M0 ${y}q62-26 125 0t125 0 125 0 125 0 125 0 125 0 125 0 125 0" stroke="${p.onAccent}" stroke-opacity=".45" stroke-width="7" fill="none"/>`).join('')}<g transform="translate(${random.int(250, 650)} 700)"><path d="M-90 0H90L60 44H-60z" fill="${p.deep}"/><path d="M0-10V-150L80-20z" fill="${p.bg}"/><path d="M-8-10V-120L-62-20z" fill="${p.soft}" stroke="${p.deep}" stroke-width="3"/></g>`;
  const houses = [90, 260, 430, 600, 770, 900]
    .map(
      (x, i) =>
        `<g transform="translate(${x} 790)"><rect x="-58" y="${-60 - (i % 3) * 30}" width="116" height="300" fill="${i % 2 ? p.accent : p.deep}"/><path d="M-72 ${-60 - (i % 3) * 30}L0 ${-130 - (i % 3) * 30}L72 ${-60 - (i % 3) * 30}z" fill="${p.ink}"/><rect x="-34" y="-20" width="26" height="34" fill="#ffe7a3"/><rect x="10" y="-20" width="26" height="34" fill="${p.soft}"/></g>`,
    )
    .join('');
  const kind = random.pick(['hills', 'sea', 'town']);
  const land =
    kind === 'sea'
      ? waves
      : kind === 'town'
        ? houses + hill(860, p.ink, 20)
        : hill(700, `${p.accent}99`, 160) +
          hill(770, p.accent, 110) +
          tree(180, 790, 1) +
          tree(270, 820, 1.3) +
          tree(800, 800, 1.1) +
          hill(880, p.deep, 60);
  const art = `<svg class="fill" viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMax slice" style="width:100%;height:100%">${sun}${land}</svg>`;
  const mini = `<svg viewBox="0 350 1000 650" preserveAspectRatio="xMidYMax slice" style="width:${ad.h * 1.6}px;height:100%;flex:none">${sun}${land}</svg>`;
  if (isStrip(ad)) return strip(ad, mini, sky, ink, [p.accent, p.onAccent]);
  const right = `<svg viewBox="0 300 1000 700" preserveAspectRatio="xMidYMax slice" style="position:absolute;right:0;top:0;width:46%;height:100%">${sun}${land}</svg>`;
  const parts = [
    logo(ad, ink),
    isWide(ad) ? spacer : '',
    headline(ad, isWide(ad) ? 6.8 : 7.4, ink),
    sub(ad, ink, 'max-width:30em'),
    isSmall(ad) ? '' : offer(ad, p.deep === sky ? p.accent : p.deep, p.deep === sky ? p.onAccent : p.onDeep),
    cta(ad, p.deep === sky ? p.accent : p.deep, p.deep === sky ? p.onAccent : p.onDeep, ink, 9),
    isWide(ad) ? spacer : '',
  ];
  if (isWide(ad))
    return `<div class="ad" style="background:${sky}">${right}${column(parts, 'width:54%')}</div>`;
  const high = ad.shape === 'story' ? 60 : isUpright(ad) ? 57 : 52;
  return `<div class="ad" style="background:${sky}"><div style="position:absolute;left:0;right:0;bottom:0;top:${isSmall(ad) && ad.w > 200 ? 64 : 30}%">${art}</div>${column(parts, `width:100%;height:${isSmall(ad) ? 68 : high}%`).replace('class="col"', 'class="col center"')}</div>`;
};
