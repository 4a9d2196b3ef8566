import { CONTACT_TEXTS } from '@adjudge/contract';
import { Clock, Mail } from 'lucide-react';
import { supportEmail } from '../../../lib/support-email.ts';

export const ContactFacts = () => (
  <aside aria-label="Contact information" className="grid content-start gap-6 border-t border-ink pt-5">
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Mail aria-hidden className="mt-0.5 size-5 text-soft" />
      <div>
        <h2 className="font-bold">Email</h2>
        <a
          href={`mailto:${supportEmail()}`}
          className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4 lg:min-h-8"
        >
          {supportEmail()}
        </a>
      </div>
    </div>
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Clock aria-hidden className="mt-0.5 size-5 text-soft" />
      <div>
        <h2 className="font-bold">Support hours</h2>
        <p className="mt-1 text-md text-soft">{CONTACT_TEXTS.supportHours}</p>
      </div>
    </div>
  </aside>
);
