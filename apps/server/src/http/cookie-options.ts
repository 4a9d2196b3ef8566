/** For all our cookies: hidden from scripts, not sent with other sites' forms, and HTTPS-only if the site uses HTTPS. */
export const cookieOptions = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const;
