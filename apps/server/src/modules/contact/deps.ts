import type { AccessDeps } from '../../access/deps.ts';

export interface ContactDeps extends AccessDeps {
  /** Receives the messages of the contact form. */
  readonly supportEmail: string;
}
