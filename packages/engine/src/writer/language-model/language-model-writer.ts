import type { Brief } from '../brief.ts';
import type { Writer, Written } from '../writer.ts';
import type { AnsweredPiece } from './answer.ts';
import { ask } from './ask.ts';
import { isSupported } from './checks/is-supported.ts';
import type { ModelSettings } from '../../language-model/model-settings.ts';

/** A writer that asks a language model and keeps only the texts that pass the checks against the facts. */
export const languageModelWriter = (settings: ModelSettings): Writer => ({
  write: async (brief) => {
    try {
      const asked = await ask(settings, brief);
      return asked.ok ? acceptAnswers(settings, brief, asked.value) : nothing(settings, asked.failure);
    } catch {
      // A failed writer must not fail the grading, so catch whatever an adapter or a check throws.
      return nothing(settings, 'unusable');
    }
  },
});

const nothing = ({ model }: ModelSettings, failure: Written['account']['failure']): Written => ({
  words: new Map(),
  account: { writer: 'embedded', model, pieces: [], dropped: 0, failure },
});

/** Keeps the first answer for each piece. Answers for pieces that were not requested are dropped like false ones. */
function acceptAnswers({ model }: ModelSettings, brief: Brief, answered: readonly AnsweredPiece[]): Written {
  const open = new Map(brief.pieces.map((piece) => [piece.id, piece]));
  const words = new Map<string, string>();
  for (const answer of answered) {
    const piece = open.get(answer.id);
    open.delete(answer.id);
    if (piece && isSupported(answer, piece, brief)) words.set(piece.id, answer.words.trim());
  }
  return {
    words,
    account: {
      writer: words.size > 0 ? 'model' : 'embedded',
      model,
      pieces: [...words.keys()],
      dropped: answered.length - words.size,
      failure: null,
    },
  };
}
