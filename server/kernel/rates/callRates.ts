import { dataRoom } from '#contract/constants.ts';
import type { Rate } from './rateLimit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum calls in a window of seconds: per person, unless the name says otherwise. */
export const callRates = {
  allCalls: { max: 100, seconds: 1 },
  signInPerNetwork: { max: 60, seconds: minute },
  recoveryMailPerAccount: { max: 3, seconds: hour },
  recoveryMailPerNetwork: { max: 100, seconds: hour },
  mailLinkPerNetwork: { max: 30, seconds: minute },
  joinRequestPerAddress: { max: 3, seconds: hour },
  joinRequestPerNetwork: { max: 10, seconds: hour },
  emailChangeCode: { max: 5, seconds: hour },
  personByAddress: { max: 30, seconds: hour },
  fileRead: { max: 300, seconds: hour },
  fileUpload: { max: 60, seconds: hour },
  bulkUpload: { max: 30, seconds: hour },
  /** A bulk file is usually fixed and checked several times. */
  bulkCheck: { max: 1200, seconds: hour },
  addressTest: { max: 60, seconds: 10 * minute },
  measurement: { max: 60, seconds: 10 * minute },
  pageOfRows: { max: 600, seconds: 10 * minute },
  analysisTrial: { max: 30, seconds: 10 * minute },
  /** A query may take its whole time, in which other trials wait. */
  queryTrial: { max: 12, seconds: 10 * minute },
  dataRoomRunPerStream: { max: dataRoom.runsADay, seconds: day },
  dataRoomRequest: { max: dataRoom.asksADay, seconds: day },
  webhookTestOrReplay: { max: 30, seconds: 10 * minute },
} as const satisfies Record<string, Rate>;
