const CROWD =
  /\b\d[\d,.]*\+?(?: million| thousand)? (?:happy )?(?:customers|people|users|women|men|families|moms|parents|members|subscribers|teams|businesses|companies|brands|readers|students|learners|patients|runners|riders|drivers|homeowners|travelers|travellers)\b/i;

/** Fewer people are a sample or a class, not a crowd to join. Chosen by judgment. */
const CROWD_FROM = 100;

/** The people whom the ad names as its customers: '12,000 runners'; null if there are none, or too few. */
export function crowdIn(text: string): string | null {
  const found = CROWD.exec(text)?.[0];
  if (found === undefined) return null;
  const many = /\b(?:million|thousand)\b/i.test(found) || Number(found.replace(/[^\d]/g, '')) >= CROWD_FROM;
  return many ? found : null;
}
