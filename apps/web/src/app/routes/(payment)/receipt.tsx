import { createFileRoute } from '@tanstack/react-router';
import { ReceiptPage } from '../../../features/payments/receipt-page.tsx';
import { AccessGuard } from '../../access-guard.tsx';

export const Route = createFileRoute('/(payment)/receipt')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && id !== '' ? { id } : {},
  component: ReceiptRoutePage,
});

function ReceiptRoutePage() {
  const { id = '' } = Route.useSearch();
  return <AccessGuard>{() => <ReceiptPage paymentId={id} />}</AccessGuard>;
}
