import { promiseLines } from '../../computed/video/message.ts';
import { type Facts, artifactIn, isVideoReport } from '../facts.ts';

/** Whether neither a message nor a brand was found in the text that could be read. */
export function isMeaningUnread(facts: Facts): boolean {
  const elements = artifactIn(facts, 'elements');
  const scenes = isVideoReport(facts) ? artifactIn(facts, 'scenes') : undefined;
  if (!elements || elements.headline || elements.brand) return false;
  return !scenes || (promiseLines(scenes.text).length === 0 && scenes.brand.length === 0);
}
