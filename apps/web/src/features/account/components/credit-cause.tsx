import type { CreditCause } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';

const UNNAMED = {
  running: 'An analysis in progress',
  // It failed, or its user canceled it.
  failed: 'A grading that was not finished',
  deleted: 'A deleted analysis',
};

const REVERSED = {
  refund: 'Refunded',
  dispute: 'Taken back while the payment is disputed',
  returned: 'Returned with the payment',
};

/** What a balance change was for. Links to the analysis if it still exists. */
export function CreditCauseWords({ cause }: { cause: CreditCause }) {
  switch (cause.of) {
    case 'sign-up':
      return 'Free trial';
    case 'given-back':
      return 'Given back for a grading that was not finished';
    case 'purchase':
      return `Bought${cause.plan ? `: ${cause.plan}` : ''}`;
    case 'refund':
    case 'dispute':
    case 'returned':
      return `${REVERSED[cause.of]}${cause.plan ? `: ${cause.plan}` : ''}`;
    case 'adjustment':
      return 'Changed by support';
    case 'grading':
      return cause.analysis ? (
        <Link
          to="/results"
          search={{ id: cause.analysis.id }}
          className="underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {cause.analysis.name}
        </Link>
      ) : (
        UNNAMED[cause.became === 'kept' ? 'deleted' : cause.became]
      );
  }
}
