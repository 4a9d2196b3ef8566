export interface MailedLinkSearch {
  /** Token from a mailed link. */
  token?: string;
}

export const mailedLinkSearch = ({ token }: Record<string, unknown>): MailedLinkSearch =>
  typeof token === 'string' ? { token } : {};
