import { useState } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/session.ts';
import { ContactFacts } from './components/contact-facts.tsx';
import { ContactForm } from './components/contact-form.tsx';
import { MessageSent } from './components/message-sent.tsx';

export function ContactPage() {
  usePageTitle('Contact');
  const auth = useAuth();
  const [answeredAt, setAnsweredAt] = useState<string | null>(null);
  const user = auth.status === 'authenticated' ? auth.user : null;
  return (
    <PageBody className="max-w-5xl!">
      <h1 className="text-3xl font-bold tracking-tight">Contact us</h1>
      <p className="mt-2 max-w-[60ch] text-soft">
        Questions about a grade, a package or a bill? Write to us and a person will answer.
      </p>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        {answeredAt === null ? (
          <ContactForm
            sender={user ? { name: user.displayName, email: user.email } : null}
            onSent={({ email }) => setAnsweredAt(email)}
          />
        ) : (
          <MessageSent email={answeredAt} onAnother={() => setAnsweredAt(null)} />
        )}
        <ContactFacts />
      </div>
    </PageBody>
  );
}
