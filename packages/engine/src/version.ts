/** Bumped with every change that can move a number. Reports carry it. */
export const ENGINE_VERSION = '0.49.0';
