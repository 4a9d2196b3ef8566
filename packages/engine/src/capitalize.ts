export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
