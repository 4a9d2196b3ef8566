import type { QuestionCategory } from '../question.ts';
import { ANALYSIS_FEATURES } from './analysis-features.ts';
import { GETTING_STARTED } from './getting-started.ts';
import { PRICING } from './pricing.ts';
import { SUPPORT } from './support.ts';
import { TECHNICAL } from './technical.ts';

export const CATEGORIES: readonly QuestionCategory[] = [
  GETTING_STARTED,
  ANALYSIS_FEATURES,
  PRICING,
  TECHNICAL,
  SUPPORT,
];
