import { UploadTestPage } from '../../features/analyze/upload-test-page.tsx';
import { AccessGuard } from '../access-guard.tsx';

export const UploadTestRoutePage = () => <AccessGuard>{() => <UploadTestPage />}</AccessGuard>;
