export const zoneWords = {
  days: 'Days in {zone}',
  utc: 'Days in UTC',
} as const;
