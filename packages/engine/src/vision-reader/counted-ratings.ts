import type { Artifacts } from '../audit.ts';
import { linesOfVideo } from '../computed/video/words.ts';
import { containsPromptInjection } from './prompt-injection.ts';

/**
 * Whether a reader's ratings count toward the score. 'orders' means they would, but the ad contains words addressed to a language
 * model, which the reader may have obeyed. null means the ratings stay separate from the score.
 */
export function countedRatings({
  reading,
  text,
  scenes,
  copy,
}: Pick<Partial<Artifacts>, 'reading' | 'text' | 'scenes' | 'copy'>): 'yes' | 'orders' | null {
  if (!reading?.scores || !reading.answer) return null;
  const shown = [...(text ?? []), ...(scenes ? linesOfVideo(scenes.text) : [])].map((line) => line.text);
  const concerns = reading.answer.concerns.flatMap(({ quote, why }) => [quote, why]);
  const written = [shown, copy?.text.split('\n') ?? [], ...concerns.map((each) => [each])];
  return written.some(containsPromptInjection) ? 'orders' : 'yes';
}
