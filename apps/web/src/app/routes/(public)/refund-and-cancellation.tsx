import { createFileRoute } from '@tanstack/react-router';
import { RefundPage } from '../../../features/legal/refund-page.tsx';

export const Route = createFileRoute('/(public)/refund-and-cancellation')({ component: RefundPage });
