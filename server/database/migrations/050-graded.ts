// Filter of lists by the grade of the last sample. One DDL statement per step, portable as 001.
export const graded = {
  name: '050-graded',
  steps: [`create index samples_graded on samples (grade, stream_id) where grade is not null`],
};
