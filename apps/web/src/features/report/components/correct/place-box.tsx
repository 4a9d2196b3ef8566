import { CORRECTION_KINDS, type Correction, describeCorrection } from '@adjudge/contract';
import { clsx } from 'clsx';
import { Menu, MenuItem, MenuSeparator } from '../../../../components/ui/popups/menu.tsx';
import { type Place, nameOf } from '../../model/correcting.ts';
import { boxStyle } from '../../model/box-style.ts';

interface PlaceBoxProps {
  place: Place;
  tabbable: boolean;
  /** An area is being drawn over it, so it must not react. */
  asleep: boolean;
  onFocus: () => void;
  onCall: (is: Correction['is'] | null) => void;
}

const CHOICES: Readonly<Record<Correction['is'], string>> = {
  headline: 'This is the headline',
  brand: 'This is the brand',
  request: 'This is the CTA',
  offer: 'This is the offer',
  subject: 'This is the main subject',
  notText: 'Not text of the ad',
  protect: 'Protect this area',
};

/** One line or area of the creative, with a menu of what it can be. */
export function PlaceBox({ place, tabbable, asleep, onFocus, onCall }: PlaceBoxProps) {
  const name = nameOf(place);
  const { told, text, box } = place;
  const words = text === null ? 'Marked area' : `“${text}”`;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          data-place={place.key}
          tabIndex={tabbable ? 0 : -1}
          aria-label={`${words}: ${told ? `you say ${describeCorrection(told.is)}` : (name ?? 'other text')}`}
          onFocus={onFocus}
          className={clsx(
            'absolute border-[1.5px] after:absolute after:-inset-1.5 hover:bg-mark/25 focus-visible:z-10 focus-visible:outline-3 focus-visible:outline-offset-1 focus-visible:outline-mark data-popup-open:bg-mark/25',
            told ? 'border-white bg-mark/18 outline-[1.5px] outline-mark' : 'border-mark bg-mark/8',
            asleep && 'pointer-events-none opacity-35',
          )}
          style={{ ...boxStyle(box), zIndex: Math.round((1 - box.w * box.h) * 9) }}
        >
          {name === null ? null : (
            <span
              aria-hidden
              className="absolute -top-px left-0 max-w-[12rem] -translate-y-full truncate bg-mark px-1 font-mono text-[11px]/4 whitespace-nowrap max-sm:text-[9px]/3 text-on-mark"
            >
              {name}
            </span>
          )}
        </button>
      }
    >
      {CORRECTION_KINDS.map((is) => (
        <MenuItem key={is} onSelect={() => onCall(is)}>
          {CHOICES[is]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem disabled={told === null} onSelect={() => onCall(null)}>
        Clear
      </MenuItem>
    </Menu>
  );
}
