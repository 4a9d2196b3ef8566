import { type Analysis, formatPoints } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { useReport } from '../../../model/report-state.ts';
import { FoldedSection } from '../../folded-section.tsx';

type Words = Analysis['optimizationRecommendations'];

export function Rewrites() {
  const { copyEdits, ctaVariations, emotionalRewrites, audienceAlignment } =
    useReport().analysis.optimizationRecommendations;
  const count = [copyEdits, ctaVariations, emotionalRewrites, audienceAlignment].flat().length;
  return (
    <FoldedSection id="words" title="Words to try" aside={count}>
      {count === 0 ? <p className="text-soft">No other words are suggested for this ad.</p> : null}
      <div className="grid gap-x-12 lg:grid-cols-2">
        {copyEdits.length > 0 ? (
          <Group title="Copy edits">
            {copyEdits.map((edit) => (
              <CopyEdit key={edit.original} edit={edit} />
            ))}
          </Group>
        ) : null}
        <Pairs
          title="CTA variations"
          pairs={ctaVariations.map(({ text, reason }) => ({ lead: `“${text}”`, note: reason }))}
        />
        <Pairs
          title="Emotional rewrites"
          pairs={emotionalRewrites.map(({ emotion, text }) => ({ lead: `“${text}”`, note: emotion }))}
        />
        <Pairs
          title="Audience alignment"
          pairs={audienceAlignment.map(({ audience, note }) => ({ lead: audience, note }))}
        />
      </div>
    </FoldedSection>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-b border-rule-soft py-4">
    <h3 className="mb-2 text-md font-semibold">{title}</h3>
    <ul className="grid gap-3">{children}</ul>
  </div>
);

function Pairs({ title, pairs }: { title: string; pairs: readonly { lead: string; note: string }[] }) {
  if (pairs.length === 0) return null;
  return (
    <Group title={title}>
      {pairs.map(({ lead, note }) => (
        <li key={lead} className="text-md">
          {lead}
          <span className="block text-sm text-soft">{note}</span>
        </li>
      ))}
    </Group>
  );
}

function CopyEdit({ edit }: { edit: Words['copyEdits'][number] }) {
  return (
    <li className="grid gap-1 text-md" data-print="whole">
      <del className="text-soft decoration-poor">{edit.original}</del>
      <ins className="font-medium no-underline">{edit.revised}</ins>
      <p className="text-sm text-soft">
        {edit.reason}
        {edit.points ? <span className="font-mono text-good-text"> +{formatPoints(edit.points)}</span> : null}
      </p>
    </li>
  );
}
