/** In which time zone days are typed. */
export const zoneWords = {
  days: 'Days as in {zone}',
  utc: 'Days in UTC',
} as const;
