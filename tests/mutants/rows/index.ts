import { accessibility } from './accessibility.ts';
import { boot } from './boot.ts';
import { bulkFiles } from './bulkFiles.ts';
import { colours } from './colours.ts';
import { houseRules } from './houseRules.ts';
import { limits } from './limits.ts';
import { locks } from './locks.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import { privacy } from './privacy.ts';
import { rights } from './rights.ts';
import { statusCodes } from './statusCodes.ts';
import { timing } from './timing.ts';

export const mutants = [
  ...messages,
  ...timing,
  ...statusCodes,
  ...rights,
  ...money,
  ...locks,
  ...limits,
  ...privacy,
  ...bulkFiles,
  ...accessibility,
  ...colours,
  ...houseRules,
  ...boot,
];
