/** Of every cookie of ours: for the server alone, not sent along by other sites' forms, over https where there is https. */
export const cookieOptions = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const;
