import { type ComponentType, lazy } from 'react';

/**
 * A small part of a page whose code is fetched when the part is first rendered. If that fails, the part is left out; an
 * error would replace the whole page, with what was typed there.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: () => null })));
