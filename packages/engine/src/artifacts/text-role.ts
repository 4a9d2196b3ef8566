const TEXT_ROLES = ['headline', 'offer', 'body', 'callToAction', 'legal', 'brand', 'label'] as const;
export type TextRole = (typeof TEXT_ROLES)[number];
