export const zoneMessages = {
  days: 'Days in {zone}',
  utc: 'Days in UTC',
} as const;
