// What `npm start` builds before it serves, without serving: the web. For images and packages.
import { ensureWebBuild } from './web-build/web-build.ts';

await ensureWebBuild();
