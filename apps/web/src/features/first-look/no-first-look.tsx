import { FIRST_LOOK_TEXTS } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { PageBody } from '../../components/page-body.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';

/** Signed-in users have their reports in the dashboard; visitors can have one made. */
export const NoFirstLook = ({ signedIn }: { signedIn: boolean }) => (
  <PageBody>
    <EmptyState
      headingLevel={1}
      title="No report here"
      action={
        signedIn ? (
          <Link to="/dashboard" className={buttonStyle()}>
            Go to your dashboard
          </Link>
        ) : (
          <>
            <Link to="/" className={buttonStyle()}>
              Grade a banner
            </Link>
            <Link to="/signup" className={buttonStyle({ variant: 'outline' })}>
              Create a free account
            </Link>
          </>
        )
      }
    >
      {signedIn ? 'Your reports are in your dashboard.' : FIRST_LOOK_TEXTS.absent}
    </EmptyState>
  </PageBody>
);
