import type { ListedCheck } from '@adjudge/contract';

/** What a check or a category decides, in words. */
export function sayPoints({ alone, withCopy }: ListedCheck['points']): string {
  if (alone === 0 && withCopy === 0) return 'Reported, not counted';
  if (alone === 0) return `${withCopy} of 100 points of an ad with copy`;
  return `${alone} of 100 points; ${withCopy} with copy`;
}
