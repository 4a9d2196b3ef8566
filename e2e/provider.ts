// Runs the tests' OpenID provider as a separate program.
import { startProvider } from '../apps/server/src/testing/stand-ins/loopback-provider.ts';

await startProvider(process.env['REDIRECT_URI'] ?? '', { port: Number(process.env['PROVIDER_PORT']) });
