import { LegalPage } from './components/legal-page.tsx';
import { TERMS_SECTIONS } from './terms-sections.tsx';

export const TermsPage = () => (
  <LegalPage
    title="Terms and Conditions"
    lastUpdated="2026-11-22"
    summary="You may have your ads graded here and use the results as you like. A grade is advice, a package is paid once, and what you upload stays yours."
    sections={TERMS_SECTIONS}
  />
);
