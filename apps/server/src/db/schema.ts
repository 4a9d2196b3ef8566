export * from './schema/analyses.ts';
export * from './schema/bulk.ts';
export * from './schema/campaigns.ts';
export * from './schema/creatives.ts';
export * from './schema/money.ts';
export * from './schema/people.ts';
export * from './schema/reader.ts';
