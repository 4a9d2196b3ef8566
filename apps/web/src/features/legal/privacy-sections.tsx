import { BRAND } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import type { LegalSection } from './components/legal-page.tsx';
import { SupportAddress } from './components/support-address.tsx';

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        {BRAND.company} is responsible for the personal data described here. Write to us at <SupportAddress />
        .
      </p>
    ),
  },
  {
    id: 'what-we-keep',
    title: 'What we keep, and why',
    body: (
      <ul>
        <li>
          <strong>Account:</strong> e-mail, display name, the address and a copy of the picture if you give
          one, your plan and your gradings, the logo and color for your reports, your identity at a sign-in
          provider if you use one, and when you agreed to a second opinion. The password is kept only as a
          hash, from which it cannot be recovered. We need these to let you in and to keep your work apart
          from that of others.
        </li>
        <li>
          <strong>Creatives and analyses:</strong> the files you upload, what is measured in them, your ad
          copy, details and corrections, the names of files, analyses and campaigns, and the reports made of
          them. We need these to grade and to show you the result.
        </li>
        <li>
          <strong>A banner graded without an account:</strong> the file, its name and its report, for one day
          or until you sign up and keep them; and for that day a hash of your network address, which the
          address cannot be read from, so that one banner a day is graded for each.
        </li>
        <li>
          <strong>Sessions:</strong> when you signed in, when you were last seen, and how your browser names
          itself, so that you can see and end your sessions.
        </li>
        <li>
          <strong>Payments:</strong> what was bought, when, for how much, and whether it was paid. Card
          numbers go from your browser to the payment provider and never through our server.
        </li>
        <li>
          <strong>Messages:</strong> what you write to support, with your name and e-mail, so that we can
          answer.
        </li>
        <li>
          <strong>Technical log:</strong> time, address requested, outcome, and the network address of the
          caller, to keep the service running and to fend off abuse. Passwords, cookies and contents are not
          logged.
        </li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and local storage',
    body: (
      <>
        <p>We set only cookies that the service needs, and none to follow you:</p>
        <ul>
          <li>one that keeps you signed in, for up to 30 days after your last visit;</li>
          <li>
            one that marks a browser in which you have signed in, for a year and even after you log out or
            delete your account, so that strangers who guess at your password cannot lock you out;
          </li>
          <li>two while you sign in through another provider, for up to 10 minutes;</li>
          <li>one that opens the report of a banner graded without an account, for one day;</li>
          <li>
            at the checkout, if Stripe takes the payment, two of Stripe’s against fraud: one for a year, one
            for half an hour.
          </li>
        </ul>
        <p>
          Your browser itself remembers the theme that you chose, that you closed the notice about the free
          trial, and a file, ad copy and details that you entered and did not have graded yet. Those are
          removed from it when they are graded, when you clear them, and when you log out. There are no
          advertising or statistics scripts on these pages.
        </p>
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else gets data',
    body: (
      <>
        <p>We do not sell data. Others get only what their part needs:</p>
        <ul>
          <li>our hosting and storage, which hold the data for us;</li>
          <li>the payment provider, if you buy a package;</li>
          <li>the mail service that delivers our mails to you;</li>
          <li>the sign-in provider, if you choose to sign in with one;</li>
          <li>
            if a language model is set up to write the text of reports, its provider gets the findings and the
            ad’s own words. The picture or video is never sent to it. A report that was written with a model
            names the model;
          </li>
          <li>
            if a vision-language model is set up for second opinions, its provider gets the picture (of a
            video, a few frames) and the ad copy. We say so, or ask you first, where you upload.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Reports that you share',
    body: (
      <p>
        An analysis is private until you make it public: only you and people with administrative rights here
        can open it. A public report, with its creative and copy, can be seen by everybody who has its link.
        It is kept out of search engines. Visits are counted once per visitor and day, using a hash that is
        deleted when the day is over; no address is stored. When you make the report private or delete it, it
        is gone with the next request; copies that others made before are out of our hands.
      </p>
    ),
  },
  {
    id: 'training',
    title: 'No training on your ads',
    body: <p>We do not train models on your creatives, your copy or your reports.</p>,
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    body: (
      <p>
        Analyses, creatives and your account are kept until you delete them. What is graded without an account
        is removed after a day. Deleting an account removes analyses and creatives from every screen at once
        and from storage within minutes. Records of payments stay, without your personal data, because
        bookkeeping asks for them. Backups made before may hold deleted data until they are replaced.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'What you can do',
    body: (
      <p>
        Under <Link to="/account">Account</Link> you can read and change your details, end sessions, download
        everything that is kept of you, and delete the account. For anything else that the law gives you a
        right to, such as an objection or a complaint, write to <SupportAddress />; you may also turn to the
        data protection authority where you live.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        A private creative has no public address: each request for it is checked. Sessions and mailed links
        are stored only as keyed hashes. People with administrative rights can open a private report, for
        instance to answer a question of yours or after a complaint; what they change is written to an audit
        log. No system is beyond failure; if we learn of a breach that concerns you, we tell you.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: <p>When this policy changes, we publish the new text and its date here.</p>,
  },
];
