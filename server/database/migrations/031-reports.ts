// Indexes for reports over the whole exchange, and the word index of the catalogue. One DDL statement per step,
// portable as 001.
export const reports = {
  name: '031-reports',
  steps: [
    `create index transfers_time on transfers (at) include (type, value)`,
    `create index audit_failures on audit (at, action) where action in ('session.refused', 'mfa.refused', 'password.refused')`,
    `create index mails_failed on mails (failed_at) where failed_at is not null`,
    // As in domains/streams/ask/words.ts: the name weighs more than the description.
    `create index streams_words on streams using gin ((setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', description), 'C')))
      where deleted_at is null and visibility = 'public' and status = 'published'`,
  ],
};
