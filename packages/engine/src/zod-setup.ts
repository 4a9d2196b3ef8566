import { z } from 'zod';

// Must run before any schema is created. Otherwise zod probes `new Function`, which a strict content security policy
// blocks and reports.
z.config({ jitless: true });
