import { type WhatIf, formatChange, withNonBreakingSpaces } from '@adjudge/contract';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { FixCard } from './fix-card.tsx';

export default function Made({ whatIf: { fixes, together, withoutGain } }: { whatIf: WhatIf }) {
  return (
    <>
      {fixes.length === 0 ? (
        <p className="text-soft">
          No change that we can make to the file itself gains half a point. What is left is work for a
          designer or a writer.
        </p>
      ) : (
        <ol>
          {together ? <FixCard fix={together} /> : null}
          {fixes.map((fix) => (
            <FixCard key={fix.id} fix={fix} />
          ))}
        </ol>
      )}
      {withoutGain.length > 0 ? (
        <Disclosure tone="quiet" headingLevel={3} title="Tried without gain" aside={withoutGain.length}>
          <ul className="grid max-w-[80ch] gap-2 text-md">
            {withoutGain.map(({ id, title, description, gain }) => (
              <li key={id}>
                <span className="font-semibold">{title}</span>{' '}
                <span className="font-mono text-sm text-soft">{formatChange(gain)}</span>
                <span className="block text-soft">{withNonBreakingSpaces(description)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">
            We offer a change when it gains at least half a point, improves its own check, and keeps the gain
            after the picture is saved again.
          </p>
        </Disclosure>
      ) : null}
    </>
  );
}
