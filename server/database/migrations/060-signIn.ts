// Undecided sign-in tries, known networks, and counts in the audit log. One DDL statement per step, portable as 001.
export const signIn = {
  name: '060-signIn',
  steps: [
    `alter table limits add column undecided integer not null default 0, add column undecided_until timestamptz`,
    `create table known_networks (
      user_id uuid not null references users(id), mark text not null, seen_at timestamptz not null, primary key (user_id, mark))`,
    `alter table audit add column tally text`,
    `create unique index audit_tally on audit (tally)`,
  ],
};
