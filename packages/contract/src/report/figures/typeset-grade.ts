/** A true minus sign: it is as wide as the plus and read out as a minus. */
export const typesetGrade = (grade: string): string => grade.replace('-', '−');
