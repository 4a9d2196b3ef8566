import type { Palette } from './palettes.ts';

/** Products drawn in the banner's own colors, in a box of 200 by 240. */
export function productSvg(kind: string, p: Palette, brand: string): string {
  const shade = 'url(#shade)';
  const name = brand.split(' ')[0] ?? brand;
  const label = (x: number, y: number, size: number, fill: string): string =>
    `<text x="${x}" y="${y}" font-size="${Math.min(size, (size * 7) / name.length)}" font-weight="700" text-anchor="middle" fill="${fill}">${name}</text>`;
  const shapes: Record<string, string> = {
    bottle: `<rect x="82" y="8" width="36" height="34" rx="6" fill="${p.deep}"/><path d="M84 42h32v16c22 8 28 22 28 40v114a14 14 0 0 1-14 14H70a14 14 0 0 1-14-14V98c0-18 6-32 28-40z" fill="${p.accent}"/><rect x="56" y="118" width="88" height="66" fill="${p.bg}"/>${label(100, 152, 18, p.ink)}<rect x="80" y="162" width="40" height="3" fill="${p.accent}"/><path d="M84 42h32v16c22 8 28 22 28 40v114a14 14 0 0 1-14 14H70a14 14 0 0 1-14-14V98c0-18 6-32 28-40z" fill="${shade}"/>`,
    perfume: `<rect x="78" y="20" width="44" height="40" rx="4" fill="#c9a45c"/><rect x="90" y="60" width="20" height="16" fill="#8f7337"/><rect x="40" y="76" width="120" height="148" rx="12" fill="${p.accent}" opacity=".9"/><rect x="52" y="88" width="96" height="124" rx="6" fill="#fff" opacity=".22"/><rect x="66" y="126" width="68" height="52" fill="${p.bg}"/>${label(100, 157, 14, p.ink)}<rect x="40" y="76" width="120" height="148" rx="12" fill="${shade}"/>`,
    tube: `<path d="M58 14h84l-10 178H68z" fill="${p.accent}"/><rect x="58" y="8" width="84" height="12" fill="${p.accent}"/><rect x="70" y="192" width="60" height="36" rx="5" fill="${p.deep}"/>${label(100, 90, 19, p.onAccent)}<rect x="84" y="104" width="32" height="3" fill="${p.onAccent}"/><path d="M58 8h84l-10 184H68z" fill="${shade}"/>`,
    can: `<path d="M58 26l8-14h68l8 14v186l-8 14H66l-8-14z" fill="${p.accent}"/><path d="M58 150c30-30 54 20 84-12v74l-8 14H66l-8-14z" fill="${p.deep}"/><circle cx="100" cy="84" r="34" fill="${p.bg}"/>${label(100, 90, 15, p.ink)}<path d="M58 26l8-14h68l8 14v186l-8 14H66l-8-14z" fill="${shade}"/><rect x="66" y="8" width="68" height="7" rx="3" fill="#cfd3d8"/>`,
    mug: `<path d="M140 92h24a30 30 0 0 1 0 74h-24v-18h22a14 14 0 0 0 0-38h-22z" fill="${p.accent}"/><path d="M30 70h116v120a30 30 0 0 1-30 30H60a30 30 0 0 1-30-30z" fill="${p.accent}"/><ellipse cx="88" cy="70" rx="58" ry="13" fill="#4a2c1a"/>${label(88, 150, 20, p.onAccent)}<path d="M30 70h116v120a30 30 0 0 1-30 30H60a30 30 0 0 1-30-30z" fill="${shade}"/><path d="M70 48c-10-16 10-20 0-38M100 48c-10-16 10-20 0-38" stroke="${p.ink}" stroke-width="4" fill="none" opacity=".35" stroke-linecap="round"/>`,
    bag: `<path d="M70 66V44a30 30 0 0 1 60 0v22" fill="none" stroke="${p.deep}" stroke-width="8"/><path d="M36 64h128l12 164H24z" fill="${p.accent}"/><path d="M36 64h128l12 164H24z" fill="${shade}"/><rect x="58" y="120" width="84" height="58" rx="4" fill="${p.bg}"/>${label(100, 155, 19, p.ink)}`,
    pouch: `<path d="M40 20h120l10 190a16 16 0 0 1-16 18H46a16 16 0 0 1-16-18z" fill="${p.accent}"/><rect x="40" y="12" width="120" height="16" fill="${p.deep}"/><circle cx="100" cy="118" r="46" fill="${p.bg}"/><g fill="${p.ink}"><ellipse cx="100" cy="112" rx="15" ry="12"/><circle cx="80" cy="98" r="7"/><circle cx="93" cy="89" r="7"/><circle cx="107" cy="89" r="7"/><circle cx="120" cy="98" r="7"/></g>${label(100, 146, 15, p.ink)}<path d="M40 12h120l10 198a16 16 0 0 1-16 18H46a16 16 0 0 1-16-18z" fill="${shade}"/>`,
    jar: `<rect x="48" y="24" width="104" height="34" rx="8" fill="${p.deep}"/><path d="M52 58h96c14 10 18 22 18 36v116a16 16 0 0 1-16 16H50a16 16 0 0 1-16-16V94c0-14 4-26 18-36z" fill="${p.soft}" stroke="${p.ink}" stroke-opacity=".25" stroke-width="2"/><path d="M34 128h132v82a16 16 0 0 1-16 16H50a16 16 0 0 1-16-16z" fill="${p.accent}" opacity=".85"/><rect x="56" y="110" width="88" height="62" rx="4" fill="${p.bg}"/>${label(100, 147, 19, p.ink)}<path d="M52 58h96c14 10 18 22 18 36v116a16 16 0 0 1-16 16H50a16 16 0 0 1-16-16V94c0-14 4-26 18-36z" fill="${shade}"/>`,
    lamp: `<path d="M62 30h76l34 92H28z" fill="${p.accent}"/><path d="M28 122h144l14 92H14z" fill="#ffe9a8" opacity=".28"/><rect x="95" y="122" width="10" height="90" fill="${p.deep}"/><ellipse cx="100" cy="216" rx="46" ry="11" fill="${p.deep}"/><path d="M62 30h76l34 92H28z" fill="${shade}"/>`,
    phone: `<rect x="50" y="6" width="100" height="226" rx="18" fill="#15171c"/><rect x="56" y="13" width="88" height="212" rx="12" fill="${p.bg}"/><rect x="82" y="18" width="36" height="8" rx="4" fill="#15171c"/><rect x="64" y="40" width="72" height="66" rx="8" fill="${p.accent}"/><path d="M72 94l16-20 14 10 26-30" stroke="${p.onAccent}" stroke-width="4" fill="none"/><rect x="64" y="116" width="50" height="7" rx="3" fill="${p.ink}"/><rect x="64" y="130" width="68" height="5" rx="2" fill="${p.ink}" opacity=".3"/><rect x="64" y="146" width="33" height="32" rx="6" fill="${p.soft}"/><rect x="103" y="146" width="33" height="32" rx="6" fill="${p.soft}"/><rect x="64" y="190" width="72" height="22" rx="11" fill="${p.deep}"/>`,
    headphones: `<path d="M34 150V112a66 66 0 0 1 132 0v38" fill="none" stroke="${p.deep}" stroke-width="15" stroke-linecap="round"/><rect x="18" y="128" width="46" height="84" rx="22" fill="${p.accent}"/><rect x="136" y="128" width="46" height="84" rx="22" fill="${p.accent}"/><rect x="18" y="128" width="46" height="84" rx="22" fill="${shade}"/><rect x="136" y="128" width="46" height="84" rx="22" fill="${shade}"/>`,
    watch: `<rect x="72" y="2" width="56" height="236" rx="10" fill="${p.deep}"/><circle cx="100" cy="120" r="66" fill="#b9bec6"/><circle cx="100" cy="120" r="56" fill="${p.bg}"/><g stroke="${p.ink}" stroke-width="4"><path d="M100 70v10M100 160v10M50 120h10M140 120h10"/><path d="M100 120V84M100 120l26 16" stroke-linecap="round"/></g><path d="M100 120l-20 34" stroke="${p.accent}" stroke-width="2"/>${label(100, 104, 9, p.ink)}<rect x="164" y="113" width="12" height="14" rx="3" fill="#9ca2ab"/>`,
    book: `<path d="M40 22h116a8 8 0 0 1 8 8v190a8 8 0 0 1-8 8H48a14 14 0 0 1-14-14V30z" fill="${p.accent}"/><rect x="42" y="210" width="120" height="13" fill="#f4efe3"/><rect x="34" y="22" width="18" height="190" fill="${p.deep}" opacity=".5"/><circle cx="108" cy="140" r="34" fill="${p.soft}"/><path d="M74 140a34 34 0 0 1 68 0z" fill="${p.deep}"/>${label(108, 70, 20, p.onAccent)}<path d="M40 22h116a8 8 0 0 1 8 8v190H34V30z" fill="${shade}"/>`,
    plant: `<g fill="#3c8c57"><path d="M100 150C60 130 40 90 52 46c34 14 52 50 48 104z"/><path d="M100 150c40-20 62-58 52-100-36 12-56 46-52 100z" fill="#2f7347"/><path d="M98 150C88 106 90 50 104 12c20 40 18 96 0 138z" fill="#56a76f"/></g><path d="M54 146h92l-12 82H66z" fill="${p.accent}"/><rect x="48" y="140" width="104" height="20" rx="4" fill="${p.accent}"/><path d="M54 146h92l-12 82H66z" fill="${shade}"/>`,
    shoe: `<path d="M14 120c14 8 30 6 40-10l12-22c30 34 62 44 100 48 18 2 24 14 22 34H14c-6-18-6-36 0-50z" fill="${p.accent}"/><path d="M12 168h178c2 18-6 26-22 26H34c-16 0-22-10-22-26z" fill="#fff" stroke="${p.ink}" stroke-opacity=".2"/><path d="M84 112l-12 14M100 120l-12 16M116 127l-10 16" stroke="${p.bg}" stroke-width="5" stroke-linecap="round"/><path d="M24 150c40-4 60 0 92 14" stroke="${p.deep}" stroke-width="8" fill="none"/>`,
    box: `<path d="M22 86l78-34 78 34v104l-78 38-78-38z" fill="${p.accent}"/><path d="M22 86l78 34v108l-78-38z" fill="#000" opacity=".18"/><path d="M22 86l78-34 78 34-78 34z" fill="#fff" opacity=".2"/><path d="M56 71l78 34v30l14-6V99L72 64z" fill="${p.bg}" opacity=".9"/><g transform="translate(140 178) skewY(-24)">${label(0, 0, 15, p.onAccent)}</g>`,
  };
  return `<svg class="thing" viewBox="0 0 200 240" font-family="inherit"><defs><linearGradient id="shade"><stop offset="0" stop-color="#000" stop-opacity=".22"/><stop offset=".28" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient></defs>${shapes[kind] ?? shapes['box']}</svg>`;
}

const MARKS = [
  '<circle cx="12" cy="12" r="10"/>',
  '<path d="M2 22V2h9a10 10 0 0 1 0 20z"/>',
  '<path d="M12 1l11 22H1z"/>',
  '<rect x="2" y="2" width="9" height="20" rx="4"/><rect x="13" y="8" width="9" height="14" rx="4"/>',
  '<path d="M12 2a10 10 0 1 0 10 10H12z"/>',
  '<path d="M2 12a10 10 0 0 1 20 0zM6 15h12a6 6 0 0 1-12 0z"/>',
  '<path d="M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/>',
  '<path d="M3 3h8v8H3zM13 13h8v8h-8zM13 3h8v8h-8z"/>',
  '<path d="M12 2C4 8 4 16 12 22c8-6 8-14 0-20z"/>',
];

/** The same brand always gets the same mark. */
export function mark(brand: string): string {
  const sum = [...brand].reduce((s, c) => s + (c.codePointAt(0) ?? 0), 0);
  return `<svg viewBox="0 0 24 24" fill="currentColor">${MARKS[sum % MARKS.length]}</svg>`;
}
