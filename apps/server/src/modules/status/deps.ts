import type { Infrastructure } from '../../http/deps.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { GradingsDeps } from '../gradings/index.ts';
import type { PaymentsDeps } from '../payments/index.ts';
import type { SecondReaderDeps } from '../second-reader/index.ts';
import type { ThirdPartyDeps } from '../third-party/index.ts';

export interface StatusDeps
  extends
    Infrastructure,
    Pick<AccountsDeps, 'demo'>,
    Pick<GradingsDeps, 'grader'>,
    Pick<PaymentsDeps, 'payments'>,
    Pick<SecondReaderDeps, 'reader'>,
    Pick<ThirdPartyDeps, 'thirdParty'> {
  readonly metrics: Metrics;
  /** Token for reading metrics from elsewhere; null: only from this machine. */
  readonly metricsToken: string | null;
}
