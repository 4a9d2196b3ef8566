import { createFileRoute } from '@tanstack/react-router';
import { ChecksPage } from '../../../../features/checks/checks-page.tsx';

export const Route = createFileRoute('/(public)/checks/')({
  component: ChecksPage,
});
