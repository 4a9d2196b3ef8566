import type { Fault } from './fault.ts';
import { FILE_FAULTS } from './file-faults.ts';
import { LAYOUT_FAULTS } from './layout-faults.ts';
import { PICTURE_FAULTS } from './picture-faults.ts';
import { REQUEST_AND_BRAND_FAULTS } from './request-and-brand-faults.ts';
import { TYPE_FAULTS } from './type-faults.ts';
import { WORDING_FAULTS } from './wording-faults.ts';

export const FAULTS: readonly Fault[] = [
  ...WORDING_FAULTS,
  ...REQUEST_AND_BRAND_FAULTS,
  ...TYPE_FAULTS,
  ...LAYOUT_FAULTS,
  ...PICTURE_FAULTS,
  ...FILE_FAULTS,
];
