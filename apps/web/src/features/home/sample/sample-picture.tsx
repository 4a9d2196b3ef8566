import { clsx } from 'clsx';
import { SAMPLE } from './sample.ts';

interface SamplePictureProps {
  /** Number of the highlighted finding. */
  lit: number | null;
  onLight: (number: number | null) => void;
}

const percent = (share: number): string => `${share * 100}%`;

/** The ad with its findings marked. The list next to it says the same in words and is what the keyboard reaches. */
export const SamplePicture = ({ lit, onLight }: SamplePictureProps) => (
  <div className="relative">
    <img
      src={SAMPLE.picture}
      width={SAMPLE.width}
      height={SAMPLE.height}
      fetchPriority="high"
      alt="Ad of an invented lamp seller, NOOK: “Work late, softly.”, a pale offer and a pale button beside a desk lamp"
      className="block h-auto w-full"
    />
    <div aria-hidden className="absolute inset-0">
      {SAMPLE.marks.map(({ box: { x, y, w, h }, numbers }) => (
        <div
          key={numbers.join()}
          style={{ inset: [y, 1 - x - w, 1 - y - h, x].map(percent).join(' ') }}
          onMouseEnter={() => onLight(numbers[0] ?? null)}
          onMouseLeave={() => onLight(null)}
          className={clsx(
            'absolute border-[1.5px] border-white outline-[1.5px] -outline-offset-1 outline-mark-cost transition-opacity duration-150',
            lit !== null && !numbers.includes(lit) && 'opacity-35',
            lit !== null && numbers.includes(lit) && 'bg-mark-cost/12 outline-3 outline-offset-1',
          )}
        >
          <span className="absolute top-0 right-full grid">
            {numbers.map((number) => (
              <span
                key={number}
                className="grid size-5.5 place-items-center bg-mark-cost font-mono text-2xs font-medium text-on-mark"
              >
                {number}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  </div>
);
