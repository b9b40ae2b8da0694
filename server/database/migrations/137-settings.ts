export const settings = {
  name: '137-settings',
  expands: true,
  steps: [`alter table users add column settings text`],
} as const;
