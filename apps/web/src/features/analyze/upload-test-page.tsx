import { type AnalyzedCreative, TEXTS } from '@adjudge/contract';
import { useState } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { ReaderChoice } from '../../components/reader-choice.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { checkCreative } from '../../lib/grading/check-creative.ts';
import { FileLimitsCard } from './components/upload-test/file-limits-card.tsx';
import { type Processing, ProcessingCard } from './components/upload-test/processing-card.tsx';
import { type SentFile, UploadResultCard } from './components/upload-test/upload-result-card.tsx';
import { UploadZone } from './components/upload-test/upload-zone.tsx';
import { type Grading, useGrading } from './use-grading.ts';

/** Uploads a file step by step and shows everything that is known about it. */
export function UploadTestPage() {
  usePageTitle('Upload test');
  const [sent, setSent] = useState<SentFile | null>(null);
  const [analysis, setAnalysis] = useState<AnalyzedCreative | null>(null);
  const { grading, start, cancel, dismiss } = useGrading({ onGraded: setAnalysis });
  const key = grading.phase === 'processing' ? grading.s3Key : null;
  if (sent && key !== null && sent.s3Key !== key) setSent({ ...sent, s3Key: key });

  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const { type, problem } = await checkCreative(file);
    if (problem !== null) {
      console.info('Upload rejected', file.name, problem);
      return;
    }
    setSent({ file, type, s3Key: null });
    await start({ mode: 'creative-only', file, type, adCopy: undefined, hints: {} });
  };
  const reset = () => {
    void cancel('creative-only');
    dismiss();
    setSent(null);
    setAnalysis(null);
  };
  const retry = () =>
    void (
      sent && start({ mode: 'creative-only', file: sent.file, type: sent.type, adCopy: undefined, hints: {} })
    );

  const processing = processingOf(grading, analysis, sent);
  return (
    <PageBody className="grid max-w-[46rem] gap-6">
      <h1 className="text-3xl font-bold tracking-tight">Upload test</h1>
      <FileLimitsCard />
      <ReaderChoice />
      {sent === null ? <UploadZone onFiles={(files) => void take(files)} /> : null}
      {sent === null ? null : (
        <UploadResultCard
          sent={sent}
          grading={grading}
          done={analysis !== null}
          onCancel={reset}
          onRetry={retry}
        />
      )}
      {processing === null ? null : <ProcessingCard processing={processing} analysis={analysis} />}
      {processing?.state === 'success' || grading.phase === 'failed' ? (
        <Button variant="outline" className="justify-self-start" onClick={reset}>
          Upload Another File
        </Button>
      ) : null}
    </PageBody>
  );
}

/** Returns null before the file has arrived. */
function processingOf(
  grading: Grading,
  analysis: AnalyzedCreative | null,
  sent: SentFile | null,
): Processing | null {
  if (sent === null) return null;
  if (analysis !== null) return { state: 'success' };
  if (grading.phase === 'processing' || grading.phase === 'grading') return { state: 'running' };
  const arrived = sent.s3Key !== null;
  if (grading.phase !== 'failed' || !arrived) return null;
  const { failure } = grading;
  const text = failure.kind === 'error' ? failure.message : TEXTS.videoLimit;
  return { state: 'failed', message: text || TEXTS.unknownProcessing };
}
