import { BRAND } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { SignUpForm } from './components/sign-up-form.tsx';
import { TrialNote } from './components/trial-note.tsx';
import { Welcome } from './components/welcome.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

export function SignupPage() {
  const [isNew, setIsNew] = useState(false);
  usePageTitle('Sign Up');
  useLeaveWhenSignedIn(undefined, isNew);
  if (isNew) return <Welcome />;
  return (
    <PageBody className="max-w-lg! lg:py-16">
      <h1 className="text-3xl font-bold tracking-tight">Create your {BRAND.name} account</h1>
      <p className="mt-2 mb-6 text-soft">Grade your ads on a light table that explains every point.</p>
      <TrialNote />
      <SignUpForm onRegistered={() => setIsNew(true)} />
      <p className="mt-6 text-md text-soft">
        Already registered?{' '}
        <Link to="/login" className="font-semibold text-ink underline underline-offset-4">
          Log in
        </Link>
      </p>
    </PageBody>
  );
}
