import { urgentMs } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';

/** Milliseconds before the end at which access is urgent. */
export const noticeMs = ({ start_date, end_date }: Pick<Access, 'start_date' | 'end_date'>): number =>
  urgentMs(Date.parse(end_date) - Date.parse(start_date));
