import { OTHER_NAMES } from '@adjudge/contract';
import { type ParsedLocation, redirect } from '@tanstack/react-router';

/** From another name of a page to the page. A direct visit is led on by the server; a link within the application by this. */
export const leadOn =
  (name: keyof typeof OTHER_NAMES) =>
  ({ location }: { location: ParsedLocation }): never => {
    throw redirect({ href: `${OTHER_NAMES[name]}${location.searchStr}`, replace: true });
  };
