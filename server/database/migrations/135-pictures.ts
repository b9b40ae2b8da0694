export const pictures = {
  name: '135-pictures',
  expands: true,
  steps: [`create table unused_pictures (address text primary key, since timestamptz not null)`],
} as const;
