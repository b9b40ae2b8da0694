import type { Access } from '#contract/generated/documents.ts';

const dayMs = 86_400_000;

/** Milliseconds before the end at which access begins to need attention: a day, or a quarter of shorter access. */
export const noticeMs = ({ start_date, end_date }: Pick<Access, 'start_date' | 'end_date'>): number =>
  Math.min(dayMs, (Date.parse(end_date) - Date.parse(start_date)) / 4);
