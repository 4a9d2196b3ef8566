// Builds what `npm start` builds before it serves, which is the web app, but does not serve. For images and packages.
import { ensureWebBuild } from './web-build/web-build.ts';

await ensureWebBuild();
