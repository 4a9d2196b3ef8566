// `npm run spec-coverage`: writes the page on what of the specification is there.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE, renderPage } from '../../test/spec-coverage/page.ts';
import { ROOT } from '../command.ts';

writeFileSync(path.join(ROOT, PAGE), renderPage());
