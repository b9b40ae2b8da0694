import { today } from '#design-system';
import { overviewLoads } from '../overview.ts';
import { startOfDay } from '../../shared/lists/addressParts.ts';

const { locks } = overviewLoads;

export const partLoads = {
  ...overviewLoads,
  locks: Object.assign(() => locks(startOfDay(today())), { leave: locks.leave }),
} as const;
