import path from 'node:path';
import {
  brandConfidence,
  elementsIn,
  requestConfidence,
} from '../../packages/engine/src/elements/find-elements.ts';
import type { Scene } from '../../packages/engine/src/elements/ranker/scene.ts';
import { remeasure } from '../../packages/engine/src/elements/corrections/remeasure.ts';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import { type Picture, pictureFile } from '../data/cache-file.ts';
import { sceneReader } from '../elements/scenes.ts';
import { type MeasuredPicture, pictureCache } from './measured.ts';

/**
 * Cached measurements of the pictures of a folder, with their elements decided by the current ranker.
 * @param root folder of the sets @param own whether the sets are our own, whose scenes are cached under their set's name
 */
export function understoodCache(
  root: string,
  cache: string,
  { own }: { readonly own: boolean },
): (set: string, file: string) => Promise<MeasuredPicture> {
  const understood = understoodPictures(cache);
  return (set, file) =>
    understood(
      { measured: `${set}_${file}`, scene: own ? `${set}/${file}` : file },
      pictureFile(path.join(root, set, file)),
    );
}

/** The same for any pictures, by the names of their two cache files. Scenes are cached next to the measurements. */
export function understoodPictures(
  cache: string,
): (
  names: { readonly measured: string; readonly scene: string },
  picture: Picture,
) => Promise<MeasuredPicture> {
  const measure = pictureCache(cache);
  const sceneOf = sceneReader(path.join(cache, '..', 'elements'));
  return async (names, picture) => {
    const { gathered, pooled } = await measure(names.measured, picture);
    return { gathered: withCurrentElements(gathered, await sceneOf(names.scene, picture)), pooled };
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
