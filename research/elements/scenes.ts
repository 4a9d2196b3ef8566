import type { Scene } from '../../packages/engine/src/elements/ranker/scene.ts';
import { sceneOf } from '../../packages/engine/src/elements/scene-of.ts';
import { openMeaning } from '../../packages/engine/src/gatherers/sentences/index.ts';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { measurePixels } from '../../packages/engine/src/gatherers/pixels/index.ts';
import { readText, withReadingAccuracy } from '../../packages/engine/src/gatherers/text/index.ts';
import { type Picture, pictureStore } from '../data/cache-file.ts';
import { REAPPLIED, codeDigest } from '../data/measurement-cache.ts';

/**
 * Returns a reader that measures a picture as the engine does before it ranks elements, with a file cache.
 * @returns by the name of its cache file and the picture
 */
export function sceneReader(cache: string): (name: string, picture: Picture) => Promise<Scene> {
  const store = pictureStore(cache, codeDigest(REAPPLIED));
  return async (name, picture) => asNow(await store(name, picture.source, () => measureScene(picture)));
}

async function measureScene({ fileName, bytes }: Picture): Promise<Scene> {
  const decoded = await decodeImage({ bytes: await bytes(), fileName });
  const pixels = measurePixels(decoded);
  const read = await readText(decoded.frame);
  const { faces, sight } = await pixels;
  return sceneOf(decoded.frame, read.ok ? read.value : [], {
    faces: faces.ok ? faces.value : [],
    things: sight.ok ? sight.value.things : [],
  });
}

/** Recomputes with the current model how surely lines were read correctly. A cached scene may come from an older one. */
const asNow = async (scene: Scene): Promise<Scene> => ({
  ...scene,
  lines: withReadingAccuracy(scene.lines),
  meaningOf: await openMeaning(),
});
