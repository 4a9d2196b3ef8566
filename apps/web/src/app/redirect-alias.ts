import { PATH_ALIASES } from '@adjudge/contract';
import { type ParsedLocation, redirect } from '@tanstack/react-router';

/** Redirects an alias path to its page. The server does this for direct visits; this handles links within the app. */
export const redirectAlias =
  (name: keyof typeof PATH_ALIASES) =>
  ({ location }: { location: ParsedLocation }): never => {
    throw redirect({ href: `${PATH_ALIASES[name]}${location.searchStr}`, replace: true });
  };
