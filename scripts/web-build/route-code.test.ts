import { describe, expect, it } from 'vitest';
import { routeCode } from './route-code.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_shared.js'] },
  'src/app/routes/login.page.tsx': { file: 'assets/login.js', imports: ['_form.js', '_shared.js'] },
  'src/features/terms/terms-page.tsx': { file: 'assets/terms.js' },
};

describe('the code of a route', () => {
  it('is what its page needs and no other page has brought', () => {
    const source = `createRoute({ path: '/login', component: lazy(() => import('./login.page.tsx'), 'X') });`;
    expect(routeCode([source], MANIFEST)).toEqual({ '/login': ['/assets/login.js', '/assets/form.js'] });
  });

  it('is found for several routes of a file, and for a path that varies', () => {
    const source = `createRoute({ path: '/gone', component: Here });
      createRoute({ path: '/terms/$part', component: lazy(() => import('../../features/terms/terms-page.tsx')) });`;
    expect(routeCode([source], MANIFEST)).toEqual({ '/terms/*': ['/assets/terms.js'] });
  });
});
