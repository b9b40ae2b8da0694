// Stored pictures that may not be shown: new ones, and those that were replaced. Portable as 100.
export const pictures = {
  name: '135-pictures',
  expands: true,
  steps: [`create table unused_pictures (address text primary key, since timestamptz not null)`],
} as const;
