import { defineAudit } from '../../audit.ts';
import {
  excerpt,
  marksOr,
  withItsClause,
  notEnglish,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-benefits',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'rising', good: 2, middling: 0.7, source: 'judgement' },
  effort: 'hour',
  words: {
    name: 'Benefits',
    pass: 'The copy says what the reader gains',
    fail: 'The copy does not say what the reader gains',
    why: 'People act for what changes for them; what a product is made of has to be turned into that by the reader.',
    fix: 'After each feature write what it does for the reader: “so that you …”.',
    action: 'Tell the reader’s gain in the copy',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { benefits, features } = copy;
    const feature = features.find(({ text }) => !UNIT.test(text));
    return {
      kind: 'measured',
      value: new Set(benefits.map(({ text }) => text.toLowerCase())).size,
      evidence: marksOr(benefits.length > 0 ? benefits : features, wholeCopy(copy), 'No benefit named'),
      observation: observe(quoted(benefits), quoted(features), excerpt(copy.opening.text, 40)),
      advice: feature
        ? `Finish the thought behind ${withItsClause(copy, feature)}: “…, so you …”, with what it spares or gives the reader.`
        : `Go on from ${excerpt(copy.opening.text, 40)} with what the reader saves, feels or gets done by it.`,
    };
  },
});

/** Units and abbreviations name no feature whose use one could go on to tell. */
const UNIT = /^(?:gb|tb|mah|hz|inch|inches|oz|ml|mg|grams|lbs|kg|watts|lumens|api|set|kit|pack)$/i;

function observe(benefits: string, features: string, opening: string): string {
  if (benefits !== '') return `The copy promises ${benefits}.`;
  return features === ''
    ? `From ${opening} on, the copy spells out no gain in words such as “save”, “without” or “so you can”.`
    : `The copy names features (${features}) and spells out no gain.`;
}
