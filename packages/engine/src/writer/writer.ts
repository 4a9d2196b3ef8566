import { type Analysis, EMBEDDED_WORDS, type ReportWords } from '../report.ts';
import { type Brief, briefOf } from './brief.ts';
import { type Words, setWords } from './pieces.ts';

export interface Written {
  readonly words: Words;
  readonly account: ReportWords;
}

/**
 * Writes the text of a graded report from its facts. It cannot change figures, or the order and choice of findings. It never throws: on
 * failure it returns no words and reports the failure in `account`.
 */
export interface Writer {
  write(brief: Brief): Promise<Written>;
}

/** Keeps the template text that every report starts with. */
export const embeddedWriter: Writer = {
  write: async ({ pieces }) => ({
    words: new Map(pieces.map(({ id, draft }) => [id, draft])),
    account: EMBEDDED_WORDS,
  }),
};

export async function applyWriter(analysis: Analysis, writer: Writer): Promise<Analysis> {
  const { words, account } = await writer.write(briefOf(analysis));
  return { ...setWords(analysis, words), words: account };
}
