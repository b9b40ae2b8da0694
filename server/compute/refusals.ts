// Reasons for refusals by the data room. Owners see which runs on their data were refused.

const room = 'data room';

export const roomRefusals = {
  few: (needed: number) => `Fewer than ${needed} rows would answer this, which the ${room} does not show`,
  decided: `A few rows decide this figure, which the ${room} does not show`,
  notAllowed: `The owner of this data has not allowed this algorithm in the ${room}`,
  asked: `The owner of this data has not allowed this algorithm in the ${room}. Your request is sent to the owner: run it again once it is allowed.`,
  askedEnough: (asks: number) =>
    `You asked for ${asks} new queries in a ${room} within a day. Ask for this one tomorrow.`,
  query: (problem: string) => `The ${room} cannot run this query. ${problem}`,
  joinedNumbers: `The ${room} joins streams without numbers: only how many values match is shown`,
  shortSteps: `Some steps have too few rows for the ${room}: choose a longer step`,
} as const;

export const isRoomRefusal = (error: string | null): boolean => error?.includes(room) ?? false;
