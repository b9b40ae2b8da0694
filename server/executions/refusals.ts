// Why the data room does not answer. One place, as owners are told which of the runs on their data were refused.

/** Every reason names it, and no other does. */
const room = 'data room';

export const roomRefusals = {
  few: (needed: number) => `Fewer than ${needed} rows would answer this, which the ${room} does not show`,
  decided: `A few rows decide this figure, which the ${room} does not show`,
  joinedNumbers: `The ${room} joins streams without numbers: only how many values match is shown`,
  shortSteps: `Some steps have too few rows for the ${room}: choose a longer step`,
} as const;

/** Whether a run failed because of what the data room does not tell, and not because of the data or the question. */
export const isRoomRefusal = (error: string | null): boolean => error?.includes(room) ?? false;
