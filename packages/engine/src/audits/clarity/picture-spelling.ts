import type { TextRole } from '../../artifacts/text-role.ts';
import { type Evidence, defineAudit } from '../../audit.ts';
import { onceEach, quoted } from '../../computed/copy/quotes.ts';
import { gapToEdge } from '../../computed/layout/box-gap.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { nothingToJudge, wordingHitsIn } from '../../computed/said/wording-finding.ts';
import { misspellingsIn, namesOf } from '../../computed/said/spelling.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** How much a misspelling counts by role: everyone reads the headline, few read the body. Chosen by judgment. */
const WEIGHT: Partial<Record<TextRole | 'copy', number>> = {
  headline: 1.5,
  offer: 1.2,
  callToAction: 1.2,
  body: 1,
  legal: 0.5,
};

const MESSAGES = {
  none: 'We found no misspelled words among those we could read clearly.',
  found: '{words} {count, plural, one {is} other {are}} misspelled in the picture.',
  foundMany: 'Several words are misspelled in the picture, among them {words}.',
  correct: 'Write {corrections}, and have the rest proofread.',
  correction: '“{right}” instead of “{wrong}”',
  fault: 'the text has spelling mistakes',
} as const;

/** A line this close to the edge, as a share of the frame, may have lost parts of its letters. */
const AT_EDGE = 0.012;

/** Beyond this number, the report quotes only the first words and gives no count, because others may have been missed. */
const NAMED = 3;

export default defineAudit({
  id: 'picture-spelling',
  needs: ['text', 'elements', 'copy'],
  optionalNeeds: ['elements', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.3,
    middling: 0.9,
    source: 'Judgment: a single slip is seen by many; one in the headline counts as one and a half',
  },
  effort: 'minutes',
  part: 'line',
  aspect: 'wording',
  onVideo: 'all-words',
  fault: MESSAGES.fault,
  words: {
    name: 'Spelling in the picture',
    pass: 'We found no spelling mistakes',
    fail: 'The picture has spelling mistakes',
    why: 'A spelling mistake makes an ad look careless, or even like a scam.',
    fix: 'Correct the spelling.',
    action: 'Correct the spelling in the picture',
  },

  run({ text, elements, copy }) {
    // Ratio 1: as a share of the frame's own sides.
    const whole = text.filter(({ box }) => gapToEdge(box, 1) > AT_EDGE);
    const passages = passagesOf(whole, NEUTRAL_ARTIFACTS.copy).filter(
      // Fine print in capitals is as often a company or a place as a sentence.
      ({ role, text: words }) =>
        WEIGHT[role] !== undefined && !(role === 'legal' && words === words.toUpperCase()),
    );
    const names = namesOf(text, elements.brand?.text ?? '', copy.text);
    const slips = passages.flatMap((passage) =>
      misspellingsIn(passage, names).flatMap((hit) => {
        // Words in no dictionary make a reading look doubtful. The confidence of the hit already says how likely the ad
        // spells them so.
        const [said] = wordingHitsIn(passage, [hit], () => true);
        return said ? [{ ...said, hit, weight: WEIGHT[passage.role] ?? 1 }] : [];
      }),
    );
    // The largest first, because viewers see them first.
    const found = slips.toSorted((a, b) => heightOf(b.evidence) - heightOf(a.evidence));
    if (found.length === 0)
      return (
        nothingToJudge(passages) ?? {
          kind: 'measured',
          value: 0,
          evidence: [],
          observation: MESSAGES.none,
        }
      );
    const hits = found.map(({ hit }) => hit);
    const words = onceEach(hits);
    const count = words.length;
    const corrections = hits.map((hit) =>
      formatMessage(MESSAGES.correction, { right: hit.right, wrong: hit.text }),
    );
    return {
      kind: 'measured',
      value: found.reduce((sum, { weight }) => sum + weight, 0),
      confidence: Math.min(...found.map(({ confidence }) => confidence)),
      evidence: found.map(({ evidence }) => evidence),
      observation:
        count > NAMED
          ? formatMessage(MESSAGES.foundMany, { words: quoted(words.slice(0, NAMED)) })
          : formatMessage(MESSAGES.found, { words: quoted(hits), count }),
      advice: formatMessage(MESSAGES.correct, { corrections: [...new Set(corrections)].join(', ') }),
    };
  },
});

const heightOf = ({ box }: Evidence): number => box?.h ?? 0;
