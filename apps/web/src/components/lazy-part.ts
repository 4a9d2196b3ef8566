import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A small part of a page whose code is fetched when the part is first rendered. If that fails, only this part is replaced;
 * an error would replace the whole page, with what was typed there.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Nothing,
) => lazy(() => load().catch(() => ({ default: Instead })));
