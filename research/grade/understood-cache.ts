import path from 'node:path';
import {
  brandConfidence,
  elementsIn,
  requestConfidence,
} from '../../packages/engine/src/elements/find-elements.ts';
import type { Scene } from '../../packages/engine/src/elements/ranker/scene.ts';
import { remeasure } from '../../packages/engine/src/elements/corrections/remeasure.ts';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import { sceneReader } from '../elements/scenes.ts';
import { pictureCache } from './measured.ts';

/**
 * Cached measurements of pictures, with their elements decided by the current ranker. Scenes are cached next to them.
 * @param root folder of the sets @param own whether the sets are our own, whose scenes are cached under their set's name
 */
export function understoodCache(
  root: string,
  cache: string,
  { own }: { readonly own: boolean },
): ReturnType<typeof pictureCache> {
  const measure = pictureCache(root, cache);
  const sceneOf = sceneReader(path.join(cache, '..', 'elements'));
  return async (set, file) => {
    const { gathered, pooled } = await measure(set, file);
    const scene = await sceneOf(path.join(root, set, file), own ? `${set}/${file}` : file);
    return { gathered: withCurrentElements(gathered, scene), pooled };
  };
}

/** Keeps the measured attention map and subject, which depend only slightly on the text. */
function withCurrentElements(gathered: Gathered, scene: Scene): Gathered {
  const { artifacts, confidence } = gathered;
  const found = elementsIn(scene);
  return remeasure({
    ...gathered,
    artifacts: { ...artifacts, ...found },
    confidence: { ...confidence, callToAction: requestConfidence(found), brand: brandConfidence(found) },
  });
}
