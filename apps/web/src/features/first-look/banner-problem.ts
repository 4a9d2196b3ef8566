import { FIRST_LOOK_TEXTS, TEXTS } from '@adjudge/contract';
import { checkCreative } from '../../lib/grading/check-creative.ts';

/** Why these files are not one valid banner; null when they are. The server checks again. */
export async function bannerProblem(files: readonly File[]): Promise<string | null> {
  const [file, ...others] = files;
  if (!file) return TEXTS.fileRequired;
  if (others.length > 0) return TEXTS.tooMany;
  const { type, problem } = await checkCreative(file);
  if (type !== null && type !== 'image') return FIRST_LOOK_TEXTS.videoNeedsAccount;
  return problem;
}
