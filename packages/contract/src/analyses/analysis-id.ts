/** Public id of an analysis. Kept apart from its schema so that code that only handles URLs loads no schemas. */
export const ANALYSIS_ID = /^[A-Za-z0-9_-]{21}$/;
