export { CARD_SIZE } from './card-svg.ts';
export { shareCardRoute } from './share-card.route.ts';
