import { LegalPage } from './components/legal-page.tsx';
import { REFUND_SECTIONS } from './refund-sections.tsx';

export const RefundPage = () => (
  <LegalPage
    title="Refund and Cancellation"
    lastUpdated="2026-11-22"
    summary="Packages are paid once and non-refundable. If something went wrong with a purchase, ask within 7 days of it."
    sections={REFUND_SECTIONS}
  />
);
