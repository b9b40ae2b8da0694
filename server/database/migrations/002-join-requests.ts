export const joinRequests = {
  name: '002-join-requests',
  steps: [
    `create table join_requests (
      id uuid primary key, email text not null, first_name text not null, last_name text not null, company text not null, purpose text not null, terms text not null,
      state text not null, token_hash text, created_at timestamptz not null, decided_at timestamptz, decided_by uuid references users(id), reference text,
      user_id uuid references users(id))`,
    `create unique index join_requests_open on join_requests (email) where state in ('unconfirmed', 'pending')`,
    `create index join_requests_email on join_requests (email, id desc)`,
    `create index join_requests_user on join_requests (user_id) where user_id is not null`,
    `create index if not exists notifications_join_requested on notifications (reference) where kind = 'join_requested'`,
  ],
};
