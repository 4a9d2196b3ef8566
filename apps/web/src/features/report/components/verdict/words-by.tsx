import type { ReportWords } from '@adjudge/contract';
import { useReport } from '../../model/report-state.ts';

const FAILURES: Readonly<Record<NonNullable<ReportWords['failure']>, string>> = {
  timeout: 'did not answer in time',
  refused: 'refused to answer',
  unusable: 'gave no usable answer',
  unreachable: 'could not be reached',
};

/** Who found the words, where a language model was asked for them. */
export function WordsBy() {
  const { writer, model, failure } = useReport().analysis.words;
  if (model === null) return null;
  return (
    <p className="mt-2 text-sm text-soft">
      {writer === 'model'
        ? `Words by ${model}, figures measured.`
        : `Words by Adjudge: ${model} ${failure === null ? 'wrote nothing that held against the figures' : FAILURES[failure]}.`}
    </p>
  );
}
