export const buyers = {
  name: '136-buyers',
  expands: true,
  steps: [`create table new_buyers (subscription_id uuid primary key, stream_id uuid not null)`],
} as const;
