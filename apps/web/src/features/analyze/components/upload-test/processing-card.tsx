import type { AnalyzedCreative } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { Notice } from '../../../../components/ui/notice.tsx';
import { Card } from './card.tsx';

export type Processing =
  | { readonly state: 'running' }
  | { readonly state: 'success' }
  | { readonly state: 'failed'; readonly message: string };

interface ProcessingCardProps {
  processing: Processing;
  analysis: AnalyzedCreative | null;
}

export const ProcessingCard = ({ processing, analysis }: ProcessingCardProps) => (
  <Card title="Processing status">
    {processing.state === 'running' ? (
      <output className="flex items-center gap-3">
        <LoaderCircle aria-hidden className="size-5 animate-turn text-guide" />
        Processing...
      </output>
    ) : null}
    {processing.state === 'success' ? (
      <Notice kind="success" title="Success">
        {analysis ? (
          <Link to="/results" search={{ id: analysis.analysisId }} className="underline underline-offset-4">
            Open the report
          </Link>
        ) : null}
      </Notice>
    ) : null}
    {processing.state === 'failed' ? (
      <Notice kind="error" title="Backend Processing: Failed">
        {processing.message}
      </Notice>
    ) : null}
  </Card>
);
