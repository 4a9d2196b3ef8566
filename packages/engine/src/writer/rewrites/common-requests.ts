import type { ActionClass } from '../../computed/copy/actions.ts';

/** A label that people know from other ads. */
export interface Step {
  readonly text: string;
  /** Finishes 'Compared with “Get yours today”, it …'. */
  readonly does: string;
}

const step = (text: string, does: string): Step => ({ text, does });

/** By what is asked for, for job ads and shows, which ask for one thing in many words, and for meals. */
export const STEPS: Readonly<Record<ActionClass | 'apply' | 'order' | 'work' | 'shows', readonly Step[]>> = {
  shop: [
    step('Shop now', 'is familiar and plain'),
    step('See prices', 'suits people who are not ready to buy'),
  ],
  order: [
    step('Order now', 'is familiar and plain'),
    step('See the menu', 'suits people who have not chosen yet'),
  ],
  learn: [
    step('Learn more', 'asks for little'),
    step('Get the details', 'says that details are a click away'),
  ],
  signUp: [step('Sign up', 'is familiar and plain')],
  apply: [step('Apply now', 'is familiar and plain')],
  download: [step('Download now', 'is familiar and plain')],
  book: [
    step('Book now', 'is familiar and plain'),
    step('Check availability', 'lets people look before they book'),
  ],
  call: [
    step('Contact us', 'is familiar and plain'),
    step('Ask a question', 'starts with what people want to know'),
  ],
  try: [step('Try it now', 'is familiar and plain')],
  visit: [step('Learn more', 'asks for little')],
  watch: [step('Watch now', 'is familiar and plain')],
  follow: [step('Follow us', 'is familiar and plain')],
  give: [
    step('Donate now', 'is familiar and plain'),
    step('See how you can help', 'suits people who are not ready to give'),
  ],
  work: [
    step('Apply now', 'is familiar and plain'),
    step('See open jobs', 'suits people who are not ready to apply'),
  ],
  shows: [step('Get tickets', 'is familiar and plain'), step('See the program', 'shows what is on first')],
  click: [],
};
