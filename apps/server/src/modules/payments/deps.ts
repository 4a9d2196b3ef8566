import type { AccessDeps } from '../../access/deps.ts';
import type { PaymentProvider } from './provider.ts';

export interface PaymentsDeps extends AccessDeps {
  readonly payments: PaymentProvider;
}
