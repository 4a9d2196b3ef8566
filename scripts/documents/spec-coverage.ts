// `npm run spec-coverage`: writes the page about which parts of the specification are implemented.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE, renderPage } from '../../test/spec-coverage/page.ts';
import { ROOT } from '../command.ts';

writeFileSync(path.join(ROOT, PAGE), renderPage());
