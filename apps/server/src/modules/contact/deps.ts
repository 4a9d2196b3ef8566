import type { AccessDeps } from '../../access/deps.ts';

export interface ContactDeps extends AccessDeps {
  /** Where messages of the contact form go. */
  readonly supportEmail: string;
}
