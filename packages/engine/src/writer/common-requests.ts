import type { ActionClass } from '../computed/copy/actions.ts';

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
    step('Shop now', 'is a label that people know'),
    step('See prices', 'suits people who are not ready to buy'),
  ],
  order: [
    step('Order now', 'is a label that people know'),
    step('See the menu', 'suits people who have not chosen yet'),
  ],
  learn: [
    step('Learn more', 'asks for little'),
    step('Get the details', 'says that details are a click away'),
  ],
  signUp: [step('Sign up', 'is a label that people know')],
  apply: [step('Apply now', 'is a label that people know')],
  download: [step('Download now', 'is a label that people know')],
  book: [
    step('Book now', 'is a label that people know'),
    step('Check availability', 'lets people look before they book'),
  ],
  call: [
    step('Contact us', 'is a label that people know'),
    step('Ask a question', 'starts with what people want to know'),
  ],
  try: [step('Try it now', 'is a label that people know')],
  visit: [step('Learn more', 'asks for little')],
  watch: [step('Watch now', 'is a label that people know')],
  follow: [step('Follow us', 'is a label that people know')],
  give: [
    step('Donate now', 'is a label that people know'),
    step('See how you can help', 'suits people who are not ready to give'),
  ],
  work: [
    step('Apply now', 'is a label that people know'),
    step('See open jobs', 'suits people who are not ready to apply'),
  ],
  shows: [
    step('Get tickets', 'is a label that people know'),
    step('See the program', 'shows what is on first'),
  ],
  click: [],
};
