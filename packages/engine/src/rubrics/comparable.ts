/** Whether scores by these versions of a rubric stand on one scale: only a new major version moves scores at large (docs/versioning.md). */
export const areComparable = (one: string, other: string): boolean => majorOf(one) === majorOf(other);

const majorOf = (version: string): string => version.split('.', 1)[0] ?? version;
