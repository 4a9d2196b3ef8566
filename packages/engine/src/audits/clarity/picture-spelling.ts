import type { TextRole } from '../../text-role.ts';
import { defineAudit } from '../../audit.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { nothingToJudge, saidIn } from '../../computed/said/said.ts';
import { misspellingsIn, namesOf } from '../../computed/said/spelling.ts';
import { NOTHING_SEEN } from '../../nothing-seen.ts';

/** How much of a slip each role makes: everybody reads the headline, few the body. Judgement. */
const WEIGHT: Partial<Record<TextRole | 'copy', number>> = {
  headline: 1.5,
  offer: 1.2,
  callToAction: 1.2,
  body: 1,
};

export default defineAudit({
  id: 'picture-spelling',
  needs: ['text', 'elements', 'copy'],
  spares: ['elements', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.3,
    middling: 0.9,
    source: 'judgement: a single slip is seen by many; one in the headline counts as one and a half',
  },
  effort: 'minutes',
  words: {
    name: 'Spelling in the picture',
    pass: 'No misspelling was found in the picture',
    fail: 'The picture has a misspelling',
    why: 'A slip in an ad is taken for carelessness, or for a fraud.',
    fix: 'Correct the word.',
    action: 'Correct the spelling in the picture',
  },

  run({ text, elements, copy }) {
    const passages = passagesOf(text, NOTHING_SEEN.copy).filter(({ role }) => WEIGHT[role] !== undefined);
    const names = namesOf(text, elements.brand?.text ?? '', copy.text);
    const found = passages.flatMap((passage) =>
      misspellingsIn(passage, names).flatMap((hit) => {
        const [said] = saidIn(passage, [hit]);
        return said ? [{ ...said, hit, weight: WEIGHT[passage.role] ?? 1 }] : [];
      }),
    );
    if (found.length === 0)
      return (
        nothingToJudge(passages) ?? {
          kind: 'measured',
          value: 0,
          evidence: [],
          observation: 'No misspelled word was found among those that were read surely.',
        }
      );
    const hits = found.map(({ hit }) => hit);
    const fixes = hits.map((hit) => `“${hit.right}” for “${hit.text}”`);
    return {
      kind: 'measured',
      value: found.reduce((sum, { weight }) => sum + weight, 0),
      confidence: Math.min(...found.map(({ confidence }) => confidence)),
      evidence: found.map(({ evidence }) => evidence),
      observation: `The picture says ${quoted(hits)}.`,
      advice: `Write ${[...new Set(fixes)].join(', ')}.`,
    };
  },
});
