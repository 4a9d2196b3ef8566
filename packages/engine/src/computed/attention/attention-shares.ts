import type { Attention } from '../../artifacts/artifacts.ts';
import type { Artifacts } from '../../audit.ts';
import type { Box } from '../../geometry.ts';
import { headlineOf } from '../text/headline.ts';
import { type AttentionMap, attentionShare } from './attention-share.ts';

/** Share of each kind of element; null for one that the ad does not have. */
export function attentionShares(
  map: AttentionMap,
  { text = [], callToAction, brand = [], faces = [] }: Partial<Artifacts>,
): Attention['shares'] {
  const share = (boxes: readonly Box[]) => (boxes.length > 0 ? attentionShare(map, boxes) : null);
  return {
    headline: share(headlineOf(text)?.lines.map(({ box }) => box) ?? []),
    offer: share(text.filter(({ role }) => role === 'offer').map(({ box }) => box)),
    callToAction: share(callToAction ? [callToAction.box] : []),
    brand: share(brand.map(({ box }) => box)),
    faces: share(faces.map(({ box }) => box)),
    text: share(text.map(({ box }) => box)),
  };
}
