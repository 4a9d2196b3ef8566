/** Minutes and seconds, with tenths if any: '0:03', '1:02.5'. */
export function formatTimecode(second: number): string {
  const tenths = Math.max(0, Math.round(second * 10));
  const minutes = Math.floor(tenths / 600);
  const rest = String(Math.floor((tenths % 600) / 10)).padStart(2, '0');
  return tenths % 10 === 0 ? `${minutes}:${rest}` : `${minutes}:${rest}.${tenths % 10}`;
}
