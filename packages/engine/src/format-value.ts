import type { Unit } from './audit.ts';
import type { Curve } from './scoring/curves.ts';

const decimals = (value: number, places: number): string =>
  String(Math.round(value * 10 ** places) / 10 ** places);

/** A value as a person reads it: '2.1:1', '34%', '12 kB'. */
export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case 'ratio':
      return `${decimals(value, 1)}:1`;
    case 'percent':
      return `${decimals(value, Math.abs(value) < 10 ? 1 : 0)}%`;
    case 'points':
      return `${decimals(value, 0)} of 100`;
    case 'count':
      return decimals(value, 1);
    case 'words':
      return plural(decimals(value, value < 10 ? 1 : 0), 'word');
    case 'characters':
      return plural(decimals(value, 0), 'character');
    case 'pixels':
      return `${decimals(value, value < 10 ? 1 : 0)} px`;
    case 'kilobytes':
      return `${decimals(value, 0)} kB`;
    case 'seconds':
      return `${decimals(value, 1)} s`;
    case 'degrees':
      return `${decimals(value, 0)}°`;
    case 'loudness':
      return `${minus(decimals(value, 1))} LUFS`;
    case 'decibels':
      return `${minus(decimals(value, 1))} dBTP`;
    case 'bitrate':
      return `${decimals(value, 0)} kbit/s`;
    case 'perSecond':
      return `${decimals(value, 1)} a second`;
  }
}

/** @param share 0..1 */
export const formatShare = (share: number): string => formatValue(share * 100, 'percent');

const minus = (figure: string): string => figure.replace('-', '−');

const plural = (figure: string, noun: string): string => `${figure} ${noun}${figure === '1' ? '' : 's'}`;

/** The good range in words, built from the curve itself so that it cannot disagree with the score. */
export function formatGood(curve: Curve, unit: Unit): string {
  if (curve.shape === 'sweetSpot')
    return `${withoutNoun(formatValue(curve.low, unit))} to ${formatValue(curve.high, unit)}`;
  return `${curve.shape === 'rising' ? 'at least' : 'at most'} ${formatValue(curve.good, unit)}`;
}

/** Drops the noun ('4 words' to '4'), which a range names only once. Signs attached to the figure ('10%', '4.5:1') stay. */
const withoutNoun = (value: string): string => value.replace(/ .*$/, '');
