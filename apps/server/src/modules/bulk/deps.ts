import type { ExportsDeps } from '../exports/index.ts';
import type { GradingsDeps } from '../gradings/index.ts';

export interface BulkDeps extends GradingsDeps, ExportsDeps {}
