import { getRouteApi } from '@tanstack/react-router';
import { ReceiptPage } from '../../features/payments/receipt-page.tsx';
import { AccessGuard } from '../access-guard.tsx';

const receiptRoute = getRouteApi('/receipt');

export function ReceiptRoutePage() {
  const { id = '' } = receiptRoute.useSearch();
  return <AccessGuard>{() => <ReceiptPage paymentId={id} />}</AccessGuard>;
}
