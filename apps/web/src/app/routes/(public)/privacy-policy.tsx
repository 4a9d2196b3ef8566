import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyPage } from '../../../features/legal/privacy-policy-page.tsx';

export const Route = createFileRoute('/(public)/privacy-policy')({ component: PrivacyPolicyPage });
