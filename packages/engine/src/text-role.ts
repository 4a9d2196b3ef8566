export const TEXT_ROLES = ['headline', 'offer', 'body', 'callToAction', 'legal', 'brand'] as const;
export type TextRole = (typeof TEXT_ROLES)[number];
