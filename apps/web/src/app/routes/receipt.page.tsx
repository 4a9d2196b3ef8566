import { ReceiptPage } from '../../features/payments/receipt-page.tsx';
import { AccessGuard } from '../access-guard.tsx';
import { receiptRoute } from './receipt.route.tsx';

export function ReceiptRoutePage() {
  const { id = '' } = receiptRoute.useSearch();
  return <AccessGuard>{() => <ReceiptPage paymentId={id} />}</AccessGuard>;
}
