import { describe, expect, it } from 'vitest';
import { routeCode } from './route-code.ts';

const FRAME = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
};

describe('code of a route', () => {
  it('is what its page needs beyond the shared code', () => {
    const manifest = {
      ...FRAME,
      '_form.js': { file: 'assets/form.js', imports: ['_shared.js'] },
      'src/app/routes/(account)/login.tsx?tsr-split=component': {
        file: 'assets/login.js',
        imports: ['_form.js', '_shared.js'],
      },
    };
    expect(routeCode(manifest)).toEqual({ '/login': ['/assets/login.js', '/assets/form.js'] });
  });

  it('is found for a folder index and a path with a parameter', () => {
    const manifest = {
      ...FRAME,
      'src/app/routes/(public)/checks/index.tsx?tsr-split=component': { file: 'assets/checks.js' },
      'src/app/routes/(public)/checks/$auditId.tsx?tsr-split=component': { file: 'assets/check.js' },
      'src/features/share/share-dialog.tsx': { file: 'assets/share-dialog.js' },
    };
    expect(routeCode(manifest)).toEqual({
      '/checks': ['/assets/checks.js'],
      '/checks/*': ['/assets/check.js'],
    });
  });
});
