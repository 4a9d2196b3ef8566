import { GRADE_SCALE, bandOf } from '@adjudge/contract';
import { BAND_FILL } from '../../../components/ui/scores/band.ts';

const BEST = 100;

/** Score range of each letter: from its own minimum to one below the minimum of the letter above. */
const ROWS = GRADE_SCALE.map(([letter, least], index) => {
  const above = GRADE_SCALE[index - 1];
  return { letter, least, most: above === undefined ? BEST : above[1] - 1 };
});

export const GradeScale = () => (
  <ol
    className="mt-3 grid grid-cols-4 gap-x-2 gap-y-4 sm:grid-cols-6 xl:grid-cols-12"
    aria-label="Grade scale"
  >
    {ROWS.map(({ letter, least, most }) => (
      <li key={letter} className="border-t-3 pt-2" style={{ borderColor: BAND_FILL[bandOf(least)] }}>
        <span className="block text-lg font-bold">{letter.replace('-', '−')}</span>
        <span className="block font-mono text-xs text-soft">
          {least}–{most}
        </span>
      </li>
    ))}
  </ol>
);
