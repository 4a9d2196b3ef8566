import { MODEL_FAILURE_WORDS } from '@adjudge/contract';
import { useReport } from '../../model/report-state.ts';

/** Who wrote the text, when a language model was asked to. */
export function TextCredit() {
  const { writer, model, failure } = useReport().analysis.words;
  if (model === null) return null;
  return (
    <p className="mt-2 text-sm text-soft">
      {writer === 'model'
        ? `Words by ${model}, figures measured.`
        : `Words by Adjudge: ${model} ${failure === null ? 'wrote nothing that matched the figures' : MODEL_FAILURE_WORDS[failure]}.`}
    </p>
  );
}
