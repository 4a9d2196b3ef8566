import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Scene } from '../../packages/engine/src/elements/ranker/scene.ts';
import { sceneOf } from '../../packages/engine/src/elements/scene-of.ts';
import { openMeaning } from '../../packages/engine/src/gatherers/sentences/index.ts';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { measurePixels } from '../../packages/engine/src/gatherers/pixels/index.ts';
import { readText, withReadingAccuracy } from '../../packages/engine/src/gatherers/text/index.ts';
import { type Picture, cacheFile } from '../data/cache-file.ts';

/**
 * Returns a reader that measures a picture as the engine does before it ranks elements, with a file cache.
 * @returns by the name of its cache file and, where there is none yet, the picture
 */
export function sceneReader(cache: string): (name: string, picture: Picture) => Promise<Scene> {
  mkdirSync(cache, { recursive: true });
  return async (name, { fileName, bytes }) => {
    const kept = cacheFile(cache, name);
    if (existsSync(kept)) return asNow(JSON.parse(readFileSync(kept, 'utf8')));
    const decoded = await decodeImage({ bytes: await bytes(), fileName });
    const pixels = measurePixels(decoded);
    const read = await readText(decoded.frame);
    const { faces, sight } = await pixels;
    const scene = await sceneOf(decoded.frame, read.ok ? read.value : [], {
      faces: faces.ok ? faces.value : [],
      things: sight.ok ? sight.value.things : [],
    });
    writeFileSync(kept, JSON.stringify(scene));
    return scene;
  };
}

/** Recomputes with the current model how surely lines were read correctly. A cached scene may come from an older one. */
const asNow = async (scene: Scene): Promise<Scene> => ({
  ...scene,
  lines: withReadingAccuracy(scene.lines),
  meaningOf: await openMeaning(),
});
