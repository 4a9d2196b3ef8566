export const EXPORTS = [
  { name: 'csv', label: 'CSV table' },
  { name: 'pdf', label: 'PDF report' },
  { name: 'picture', label: 'PNG picture' },
  { name: 'documentation', label: 'Documentation' },
  { name: 'rubric', label: 'Export Rubric' },
] as const;
export type ExportName = (typeof EXPORTS)[number]['name'];
