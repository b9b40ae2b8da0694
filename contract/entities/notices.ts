import { z } from 'zod';
import { isDatedNotice, noticeKinds, noticeLimits } from '../constants.ts';
import { Id, Instant, text } from './common.ts';

const Day = z.iso.date();

/** A notice of a seller to the buyers of a product with running access. */
export const StreamNotice = z.object({
  id: Id,
  kind: z.enum(noticeKinds),
  at: Instant,
  date: Day.optional().describe('Day of the change, or of the update that is late.'),
  text: z.string(),
});

export const StreamNotices = z.array(StreamNotice);

/** A change of columns and an end need the day on which they happen. */
export const StreamNoticeCreate = z
  .strictObject({
    kind: z.enum(noticeKinds),
    date: Day.optional(),
    text: text(0, noticeLimits.text).default(''),
  })
  .refine(({ kind, date }) => date !== undefined || !isDatedNotice(kind), {
    path: ['date'],
    message: 'is needed',
  });

export const StreamNoticeCreated = StreamNotice.extend({
  buyers: z.int().describe('Buyers with running access who are notified.'),
});
