import { type ModelResult, askModel } from '../../language-model/ask-model.ts';
import type { ModelSettings } from '../../language-model/model-settings.ts';
import type { Brief } from '../brief.ts';
import { type AnsweredPiece, answerSchema } from './answer.ts';
import { INSTRUCTIONS, promptOf } from './prompt.ts';

/** Twice the length of the longest answers to a full report. */
const MOST_TOKENS = 6000;

/** Asks the model once for all texts of a report. */
export const ask = (settings: ModelSettings, brief: Brief): Promise<ModelResult<readonly AnsweredPiece[]>> =>
  askModel(settings, {
    schema: answerSchema,
    name: 'words',
    instructions: INSTRUCTIONS,
    content: [{ type: 'text', text: promptOf(brief) }],
    mostTokens: MOST_TOKENS,
    understand: piecesIn,
  });

/** Discards an answer that breaks the schema; asking for a repair is not worth it. */
function piecesIn(text: string): readonly AnsweredPiece[] | null {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data?.pieces ?? null;
  } catch {
    return null;
  }
}
