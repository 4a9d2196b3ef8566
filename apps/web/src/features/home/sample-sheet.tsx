import { CropFrame } from '../../components/ui/crop-frame.tsx';
import { SampleAd } from './sample-ad.tsx';

/** What is said about the drawn ad; the ratios are those of its own colours. */
const FINDINGS = [
  { number: 1, cost: true, title: 'Make the offer readable', measured: '1.4 : 1', good: 'at least 4.5 : 1' },
  { number: 2, cost: true, title: 'Let the button stand out', measured: '1.5 : 1', good: 'at least 3 : 1' },
  {
    number: 3,
    cost: false,
    title: 'The headline reads at a glance',
    measured: '7.5 : 1',
    good: 'at least 4.5 : 1',
  },
] as const;

/** A part of a report on an ad of our own drawing. */
export const SampleSheet = () => (
  <figure>
    <CropFrame>
      <SampleAd />
    </CropFrame>
    <figcaption className="mt-5">
      <span className="text-xs text-soft">Sample report on an invented ad</span>
      <span className="mt-1 block font-verdict text-2xl">
        A warm picture and a headline that carries. The offer fades into the wall, and the button hides.
      </span>
    </figcaption>
    <ol className="mt-3" aria-label="Findings of the sample">
      {FINDINGS.map(({ number, cost, title, measured, good }) => (
        <li key={number} className="flex items-baseline gap-3 border-b border-rule py-2 text-md">
          <span
            className={`grid size-5.5 shrink-0 translate-y-0.5 place-items-center self-start font-mono text-2xs text-on-mark ${cost ? 'bg-mark-cost' : 'bg-mark'}`}
          >
            {number}
          </span>
          <span className="grow font-medium">{title}</span>
          <span className="text-right font-mono text-xs whitespace-nowrap">
            {measured}
            <span className="block text-soft">{good}</span>
          </span>
        </li>
      ))}
    </ol>
  </figure>
);
