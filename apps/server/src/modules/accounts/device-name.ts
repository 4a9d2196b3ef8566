/** The order matters: the user agent of each also names some of the later ones. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/** Describes a browser by its user agent: 'Chrome on Linux'. Only a hint for its owner, because it can be faked. */
export function deviceName(userAgent: string | null): string {
  const browser = named(BROWSERS, userAgent ?? '');
  const system = named(SYSTEMS, userAgent ?? '');
  if (browser === undefined && system === undefined) return 'Unknown device';
  return system === undefined ? `${browser}` : `${browser ?? 'A browser'} on ${system}`;
}
