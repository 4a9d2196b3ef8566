import { BRAND } from '@adjudge/contract';
import { LegalPage } from './components/legal-page.tsx';
import { PRIVACY_SECTIONS } from './privacy-sections.tsx';

export const PrivacyPolicyPage = () => (
  <LegalPage
    title="Privacy Policy"
    lastUpdated="2026-11-30"
    summary={`${BRAND.name} keeps what it needs to grade your ads and to run your account, shows it to nobody but the people who run this site unless you share it, and deletes it when you say so.`}
    sections={PRIVACY_SECTIONS}
  />
);
