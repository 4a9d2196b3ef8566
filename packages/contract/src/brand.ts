/** Name and addresses of the product. Only the social links listed here are shown. */
export const BRAND = {
  name: 'Adjudge',
  tagline: 'Ad grading that shows its work',
  company: 'Adjudge',
  mailDomain: 'adjudge.example',
  /** Used where `SUPPORT_EMAIL` is not set. */
  supportEmail: 'support@adjudge.example',
  social: [] as readonly { readonly name: string; readonly url: string }[],
} as const;

/** The account that is seeded when `DEMO` is on. `GET /_api/settings` reports whether it is. */
export const DEMO_ACCOUNT = { email: 'demo@adjudge.example', password: 'light-table-demo' } as const;
