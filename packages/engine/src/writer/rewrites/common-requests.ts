import type { ActionClass } from '../../computed/copy/actions.ts';

/** Labels that people know from other ads, by what is asked for, for job ads and shows, which ask for one thing in many words, and for meals; none where the known ones say nothing. */
export const STEPS: Readonly<Record<ActionClass | 'apply' | 'order' | 'work' | 'shows', readonly string[]>> =
  {
    shop: ['Shop now', 'See prices'],
    order: ['Order now', 'See the menu'],
    learn: [],
    signUp: ['Sign up'],
    apply: ['Apply now'],
    download: ['Download now'],
    book: ['Book now', 'Check availability'],
    call: ['Contact us', 'Ask a question'],
    try: ['Try it now'],
    visit: [],
    watch: ['Watch now'],
    follow: ['Follow us'],
    give: ['Donate now', 'See how you can help'],
    work: ['Apply now', 'See open jobs'],
    shows: ['Get tickets', 'See the program'],
    click: [],
  };
