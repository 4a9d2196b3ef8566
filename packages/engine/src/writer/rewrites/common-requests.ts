import type { ActionClass } from '../../computed/copy/actions.ts';

/**
 * Familiar button labels by requested action, plus some for job ads and shows, which word one request in many ways, and for meals. Empty
 * where the familiar labels say nothing.
 */
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
