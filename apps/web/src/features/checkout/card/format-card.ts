export const digits = (typed: string): string => typed.replace(/\D/g, '');

/** '42424' becomes '4242 4'. */
export const formatNumber = (typed: string): string =>
  (
    digits(typed)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ');

/** '1' stays '1', '9' becomes '09 / ', '123' becomes '12 / 3'. */
export function formatExpiry(typed: string): string {
  const raw = digits(typed);
  const all = (Number(raw[0]) > 1 ? `0${raw}` : raw).slice(0, 4);
  if (all.length < 2) return all;
  // Deleting back over the slash must not insert it again.
  if (all.length === 2 && !/\d$/.test(typed) && !typed.endsWith('/ ')) return all.slice(0, 2);
  return `${all.slice(0, 2)} / ${all.slice(2)}`;
}

export const formatCvc = (typed: string): string => digits(typed).slice(0, 4);
