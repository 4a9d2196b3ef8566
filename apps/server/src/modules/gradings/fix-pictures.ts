import type { WhatIf } from '@adjudge/engine/report';
import { partKeyOf } from '../../store/file-store.ts';
import type { GradingTools } from './grade-creative.handler.ts';

export function namesOfPictures(whatIf: WhatIf | null): string[] {
  const made = [...(whatIf?.fixes ?? []), whatIf?.together];
  const pairs = made.flatMap((fix) => [fix?.pictures?.full ?? [], fix?.pictures?.close ?? []].flat());
  return pairs.flatMap(({ before, after }) => [before.name, after.name]);
}

/** Removes pictures that no report shows any more. What cannot be removed now goes with the analysis. */
export async function removePictures(
  { store, log }: Pick<GradingTools, 'store' | 'log'>,
  storeKey: string,
  names: readonly string[],
): Promise<void> {
  await Promise.all(names.map((name) => store.remove(partKeyOf(storeKey, name)))).catch((error: unknown) =>
    log.warn({ err: error }, 'pictures of withdrawn fixes stay with their analysis'),
  );
}
