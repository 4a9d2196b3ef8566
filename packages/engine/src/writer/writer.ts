import { type Analysis, EMBEDDED_WORDS, type ReportWords } from '../report.ts';
import { type Brief, briefOf } from './brief.ts';
import { type Words, setWords } from './pieces.ts';

export interface Written {
  readonly words: Words;
  readonly account: ReportWords;
}

/**
 * Finds words for a graded report. It is told the facts and gives words back: figures, order and choice of the findings
 * are not its own to change. It never throws; a writer that fails gives no words and says so in its account.
 */
export interface Writer {
  write(brief: Brief): Promise<Written>;
}

/** The words of the templates, which every report has from the start. */
export const embeddedWriter: Writer = {
  write: async ({ pieces }) => ({
    words: new Map(pieces.map(({ id, draft }) => [id, draft])),
    account: EMBEDDED_WORDS,
  }),
};

/** The same report in the words of this writer. */
export async function putIntoWords(analysis: Analysis, writer: Writer): Promise<Analysis> {
  const { words, account } = await writer.write(briefOf(analysis));
  return { ...setWords(analysis, words), words: account };
}
