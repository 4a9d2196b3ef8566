import { z } from 'zod';

// Before any schema: zod otherwise probes `new Function`, which a strict content security policy refuses and reports.
z.config({ jitless: true });
