import { BRAND } from '@adjudge/contract';
import { useState } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../components/ui/tabs.tsx';
import { safePath } from '../../lib/session/safe-path.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { LoginForm } from './components/login-form.tsx';
import { SignUpForm } from './components/sign-up-form.tsx';
import { ThirdPartyButton } from './components/third-party-button.tsx';
import { TrialNote } from './components/trial-note.tsx';
import { ANALYZE_PATH, Welcome } from './components/welcome.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

/** @param wanted the page that required sign-in */
export function LoginPage({ wanted }: { wanted: string | undefined }) {
  const [isNew, setIsNew] = useState(false);
  usePageTitle('Log In');
  useRedirectWhenSignedIn(wanted, isNew);
  if (isNew) return <Welcome next={safePath(wanted) ?? ANALYZE_PATH} />;
  return (
    <PageBody className="max-w-lg! lg:py-16">
      <h1 className="text-3xl font-bold tracking-tight">Welcome to {BRAND.name}</h1>
      <Tabs defaultValue="login" className="mt-6">
        <TabList label="Log in or sign up">
          <Tab value="login">Log In</Tab>
          <Tab value="signup">Sign Up</Tab>
        </TabList>
        <TabPanel value="login">
          <LoginForm />
        </TabPanel>
        <TabPanel value="signup">
          <TrialNote />
          <SignUpForm plan="Free Trial" onRegistered={() => setIsNew(true)} />
        </TabPanel>
      </Tabs>
      <ThirdPartyButton />
    </PageBody>
  );
}
