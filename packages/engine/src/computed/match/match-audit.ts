import { type Audit, defineAudit } from '../../audit.ts';
import { GOOD_MATCH, type Kind, type Wording, matchFinding } from './finding.ts';

interface MatchAudit extends Wording, Pick<Audit, 'id' | 'part' | 'praise' | 'words'> {
  /** The curve's middling value. */
  readonly middling: number;
}

/** Defines an audit that compares what copy and picture say of one kind of thing. */
export const matchAudit = (
  kind: Kind,
  { nothing, oneSided, partlyAgreed, advice, middling, ...declared }: MatchAudit,
): Audit<'copy' | 'messageMatch'> =>
  defineAudit({
    ...declared,
    needs: ['copy', 'messageMatch'],
    unit: 'percent',
    curve: {
      shape: 'rising',
      good: GOOD_MATCH,
      middling,
      source: 'Judgment: said on one side only is half a match',
    },
    effort: 'minutes',
    run: ({ copy, messageMatch }) =>
      matchFinding(kind, copy, messageMatch, { nothing, oneSided, partlyAgreed, advice }),
  });
