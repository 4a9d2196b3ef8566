/** Public id of an analysis. Beside its schema, for what must be known before any schema is loaded: addresses. */
export const ANALYSIS_ID = /^[A-Za-z0-9_-]{21}$/;
