import { ensureWebBuild } from './web-build.ts';

await ensureWebBuild();
const { main } = await import('../apps/server/src/server.ts');
await main();
