import { OTHER_NAMES } from '@adjudge/contract';
import { type ParsedLocation, redirect } from '@tanstack/react-router';

/** Redirects an alias path to its page. The server does this for direct visits; this handles links within the app. */
export const leadOn =
  (name: keyof typeof OTHER_NAMES) =>
  ({ location }: { location: ParsedLocation }): never => {
    throw redirect({ href: `${OTHER_NAMES[name]}${location.searchStr}`, replace: true });
  };
