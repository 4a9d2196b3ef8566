import { quote } from '../../computed/text/quote.ts';
import { draftCopyEdits } from '../../writer/rewrites/copy-edits.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { CopyFix, PlanParts } from '../fix.ts';

const MESSAGES = { title: 'Rewrite {original}' } as const;

const MOST = 4;

/** Plans the report's copy edits that gain points, each applied to the whole copy. */
export function planCopy({ analysis, artifacts }: PlanParts): CopyFix[] {
  const { copy } = artifacts;
  if (!copy) return [];
  const texts = new Map(draftCopyEdits(copy).map(({ revised, text }) => [revised, text]));
  return analysis.optimizationRecommendations.copyEdits
    .filter(({ points }) => points !== null)
    .slice(0, MOST)
    .flatMap(({ original, revised, reason }, index) => {
      const text = texts.get(revised);
      if (text === undefined) return [];
      const title = formatMessage(MESSAGES.title, { original: quote(original) });
      return [
        {
          kind: 'copy' as const,
          id: `copy-edit-${index + 1}`,
          title,
          description: reason,
          original,
          revised,
          text,
        },
      ];
    });
}
