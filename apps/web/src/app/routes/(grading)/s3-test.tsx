import { createFileRoute } from '@tanstack/react-router';
import { UploadTestPage } from '../../../features/analyze/upload-test-page.tsx';
import { AccessGuard } from '../../access-guard.tsx';

export const Route = createFileRoute('/(grading)/s3-test')({
  component: UploadTestRoutePage,
});

function UploadTestRoutePage() {
  return <AccessGuard>{() => <UploadTestPage />}</AccessGuard>;
}
