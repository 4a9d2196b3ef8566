/**
 * Whether scores from these two versions of a rubric are on the same scale. Only a new major version moves scores at
 * large (docs/versioning.md).
 */
export const areComparable = (one: string, other: string): boolean => majorOf(one) === majorOf(other);

const majorOf = (version: string): string => version.split('.', 1)[0] ?? version;
