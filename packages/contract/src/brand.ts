/** Name and addresses of the product. A social link that is not set is not drawn. */
export const BRAND = {
  name: 'Adjudge',
  tagline: 'Ad grading that shows its work',
  company: 'Adjudge',
  mailDomain: 'adjudge.example',
  supportEmail: 'support@adjudge.example',
  social: [] as readonly { readonly name: string; readonly url: string }[],
} as const;

/** The account seeded where `DEMO` is on; `GET /_api/settings` says whether it is. */
export const DEMO_ACCOUNT = { email: 'demo@adjudge.example', password: 'light-table-demo' } as const;
