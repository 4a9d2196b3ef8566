export interface MailedLinkSearch {
  /** What a mailed link carries. */
  token?: string;
}

export const mailedLinkSearch = ({ token }: Record<string, unknown>): MailedLinkSearch =>
  typeof token === 'string' ? { token } : {};
