import type { TextLine } from '../../artifacts/artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { sameWords } from '../../gatherers/words/index.ts';
import type { UserInput } from '../../report/user-input.ts';
import type { Scenes, Span, TextSpan } from '../../artifacts/video-artifacts.ts';
import type { CorrectedLines } from './correct-lines.ts';
import { showsName } from './correct-marks.ts';

/**
 * Applies a person's corrections to a video's timeline. Places are marked on the frame that represents the video, and apply to
 * the same words whenever they appear.
 * @param before lines of that frame, and `after` the corrections
 * @param replaced the typed line that replaced each misread one
 */
export function correctScenes(
  scenes: Scenes,
  before: readonly TextLine[],
  after: readonly TextLine[],
  replaced: CorrectedLines['replaced'],
  { brand, corrections = [], absent = [] }: UserInput,
): Scenes {
  const written = new Set<TextLine>();
  const changes = before.flatMap((line): Change[] => {
    const typed = replaced.get(line);
    if (typed) {
      const change = { words: line.text, role: written.has(typed) ? null : typed.role, typed: typed.text };
      written.add(typed);
      return [change];
    }
    const now = after.find(({ text, box }) => text === line.text && box === line.box);
    return now?.role === line.role ? [] : [{ words: line.text, role: now?.role ?? null }];
  });
  const text = scenes.text.flatMap((span): TextSpan[] => {
    const change = changes.find(({ words }) => sameWords(words, span.text));
    const role = change ? change.role : roleByName(span, brand);
    if (role === null) return [];
    return [{ ...span, role, ...(change?.typed !== undefined && { text: change.typed, confidence: 1 }) }];
  });
  const of = (role: TextRole) => text.filter((span) => span.role === role);
  const marked = (is: 'brand' | 'request'): boolean =>
    absent.includes(is) || corrections.some((each) => each.is === is);
  const corrected = {
    brand: marked('brand') || brand !== undefined ? of('brand').map(placeOf) : scenes.brand,
    callToAction: marked('request') ? of('callToAction').map(placeOf) : scenes.callToAction,
  };
  return {
    ...scenes,
    text,
    ...corrected,
    endCard: scenes.endCard && { ...scenes.endCard, ...endedBy(scenes.endCard, corrected) },
  };
}

interface Change {
  readonly words: string;
  /** Null for words that are none, or that became part of another line. */
  readonly role: TextRole | null;
  readonly typed?: string;
}

const roleByName = (span: TextSpan, brand: string | undefined): TextRole =>
  brand !== undefined && span.role === 'body' && showsName(span, brand) ? 'brand' : span.role;

const placeOf = ({ text, box, start, end }: TextSpan) => ({ text, box, start, end });

const endedBy = (card: Span, { brand, callToAction }: Pick<Scenes, 'brand' | 'callToAction'>) => ({
  brand: brand.some((span) => overlaps(span, card)),
  callToAction: callToAction.some((span) => overlaps(span, card)),
});

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
