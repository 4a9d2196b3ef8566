import { createFileRoute } from '@tanstack/react-router';
import { CheckPage } from '../../../../features/checks/check-page.tsx';

export const Route = createFileRoute('/(public)/checks/$auditId')({
  component: CheckRoutePage,
});

function CheckRoutePage() {
  const { auditId } = Route.useParams();
  return <CheckPage auditId={auditId} />;
}
