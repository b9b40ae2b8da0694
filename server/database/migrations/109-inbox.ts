export const inbox = {
  name: '109-inbox',
  steps: [
    `alter table notifications add column snoozed_until timestamptz`,
    `alter table notifications add column before_amount bigint`,
    `create index notifications_inbox on notifications (user_id, (coalesce(snoozed_until, at)) desc, id desc)`,
    `create index notifications_snoozed on notifications (snoozed_until) where snoozed_until is not null`,
    `create index notifications_undecided on notifications (reference) where kind = 'payment_requested'`,
    `drop index notifications_user`,
  ],
};
