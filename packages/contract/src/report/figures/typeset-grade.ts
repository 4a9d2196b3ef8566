/** Uses a true minus sign, which is as wide as the plus and is read aloud as "minus". */
export const typesetGrade = (grade: string): string => grade.replace('-', '−');
