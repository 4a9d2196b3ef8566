import { LIMITS, checkoutPath, formatPrice, planByName } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { PageBody } from '../../components/page-body.tsx';
import { CropFrame } from '../../components/ui/crop-frame.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { usePageTitle } from '../../lib/page-title.ts';

const POINTS = [
  `Up to ${LIMITS.bulkItems} pictures and videos in one run, each with its own copy from a CSV file`,
  'Every creative gets the whole report, in your dashboard',
  'The run continues after you close the page; failures cost nothing and can be retried',
  'One file of all scores at the end: CSV, JSON, or a ZIP with every report as PDF',
];

/** Explains bulk analysis to users who do not have it. */
export function BulkOffer({ signedIn }: { signedIn: boolean }) {
  usePageTitle('Bulk Analysis');
  const { cents, credits } = planByName('Enterprise');
  return (
    <PageBody className="max-w-3xl!">
      <h1 className="text-3xl font-bold tracking-tight">Grade a whole campaign in one go</h1>
      <p className="mt-3 text-soft">Bulk analysis comes with the Enterprise package.</p>
      <CropFrame className="mt-8">
        <ul className="grid gap-3 py-2">
          {POINTS.map((point) => (
            <li key={point} className="border-l-3 border-guide pl-4">
              {point}
            </li>
          ))}
        </ul>
      </CropFrame>
      <p className="mt-6">
        Enterprise: {formatPrice(cents)} for {credits.banner} banner and {credits.video} video gradings, paid
        once.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/pricing" className={buttonStyle()}>
          See pricing
        </Link>
        {signedIn ? (
          <Link to={checkoutPath('Enterprise')} className={buttonStyle({ variant: 'outline' })}>
            Get Enterprise
          </Link>
        ) : (
          <Link to="/login" search={{ redirect: '/bulk' }} className={buttonStyle({ variant: 'outline' })}>
            Log in
          </Link>
        )}
      </div>
    </PageBody>
  );
}
