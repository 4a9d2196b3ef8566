import { defineAudit } from '../../audit.ts';
import { wholeCopy } from '../../computed/copy/quotes.ts';
import { COPY_LENGTHS } from '../../placements/copy-lengths.ts';

export default defineAudit({
  id: 'copy-platform-length',
  needs: ['copy'],
  unit: 'characters',
  curve: {
    shape: 'sweetSpot',
    low: 60,
    high: 150,
    slack: 260,
    source:
      'LinkedIn ads guide: introduction 150, at most 600; Google Ads help 17090561: description 90; the low edge is judgement',
  },
  effort: 'hour',
  words: {
    name: 'Length of the whole copy',
    pass: 'The copy fits most platforms uncut',
    fail: 'The copy is cut on most platforms',
    why: 'Each platform cuts ad copy at its own length; what is cut was written for nobody.',
    fix: 'Say it in 150 characters, or write a short version for the platforms that cut.',
    action: 'Fit the copy to the platforms’ lengths',
  },

  run({ copy }) {
    const cut = COPY_LENGTHS.filter(({ characters }) => copy.width > characters);
    const names = cut.map(({ name, characters }) => `${name} (${characters})`).join(', ');
    return {
      kind: 'measured',
      value: copy.width,
      evidence: [{ label: `${copy.width} characters`, span: wholeCopy(copy) }],
      observation:
        cut.length === 0
          ? `The copy is ${copy.width} characters wide and shows whole everywhere we know of.`
          : `The copy is ${copy.width} characters wide: longer than ${names}.`,
      advice:
        copy.width < 60
          ? 'There is room for one more fact: the figure, the gain or the deadline.'
          : `Take ${Math.max(0, copy.width - 150)} characters out, from the end first, or keep this text for a landing page.`,
    };
  },
});
