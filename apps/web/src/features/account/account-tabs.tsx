import { type AccountDetails, REPORT_BRAND_TEXTS, type User } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../components/ui/tabs.tsx';
import type { AccountTab } from './account-search.ts';
import { CreditHistory } from './components/credit-history.tsx';
import { DeleteAccount } from './components/delete-account.tsx';
import { DownloadData } from './components/download-data.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { ReportBrand } from './components/report-brand.tsx';
import { SecondOpinionSection } from './components/second-opinion-section.tsx';
import { Section } from './components/section.tsx';
import { SessionList } from './components/session-list.tsx';

export interface AccountTabsProps {
  user: User;
  tab: AccountTab;
  onTab: (tab: AccountTab) => void;
  /** The list of payments, rendered by another feature. */
  payments?: ReactNode;
  details: AccountDetails;
}

export const AccountTabs = ({ user, tab, onTab, details, payments }: AccountTabsProps) => (
  <Tabs value={tab} onChange={onTab}>
    <TabList label="Account settings">
      <Tab value="profile">Profile</Tab>
      <Tab value="security">Security</Tab>
      <Tab value="danger">Danger Zone</Tab>
    </TabList>
    <TabPanel value="profile">
      <Section title="Profile">
        <ProfileForm details={details} />
      </Section>
      <Section title={REPORT_BRAND_TEXTS.title} description={REPORT_BRAND_TEXTS.about}>
        <ReportBrand user={user} />
      </Section>
      <SecondOpinionSection />
      <Section title="Credits" description="Every grading takes one. They do not expire.">
        <CreditHistory left={user.usageRemaining} />
      </Section>
      {payments ? <Section title="Payments">{payments}</Section> : null}
    </TabPanel>
    <TabPanel value="security">
      <Section
        title="Password"
        description={
          details.hasPassword
            ? 'Changing it signs you out everywhere else.'
            : 'You sign in through another service. With a password you can sign in without it, too.'
        }
      >
        <PasswordForm email={details.email} hasPassword={details.hasPassword} />
      </Section>
      <Section
        title="Sessions"
        description="Browsers where you are signed in. Sign out any you don’t recognize."
      >
        <SessionList />
      </Section>
    </TabPanel>
    <TabPanel value="danger">
      <Section
        title="Your data"
        description="Everything we keep about you, as a ZIP file: your account, analyses, creatives, credits, payments and messages."
      >
        <DownloadData />
      </Section>
      <Section
        title="Delete account"
        description="Removes your account with its analyses, creatives and credits. Records of payments are kept without your name."
      >
        <DeleteAccount hasPassword={details.hasPassword} />
      </Section>
    </TabPanel>
  </Tabs>
);
