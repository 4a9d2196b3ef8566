import { ensureWebBuild } from './web-build/web-build.ts';

await ensureWebBuild();
const { main } = await import('../apps/server/src/server.ts');
await main();
