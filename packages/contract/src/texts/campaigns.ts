/** Shared by client and server. */
export const CAMPAIGN_TEXTS = {
  nameRequired: 'A name is required.',
  nameLong: 'A name can have at most 80 characters.',
  nameTaken: 'You already have a campaign with this name.',
  tooMany: 'You can have at most 100 campaigns. Delete one to make room.',
  absent: 'This campaign could not be found.',
} as const;
