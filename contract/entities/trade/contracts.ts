import { z } from 'zod';
import { contractStatuses, maxPartners, maxShareTotal, textLimits } from '../../constants.ts';
import { Id, Instant, text } from '../common.ts';

export const ContractStatus = z.enum(contractStatuses);
const Share = z.int().min(1).max(maxShareTotal).describe('Whole percent.');

/** A revenue share. While signed and running, `share` percent of each purchase of the stream goes to the partner. */
export const Contract = z.object({
  id: Id,
  stream_id: Id,
  stream_name: z.string(),
  description: z.string(),
  startDate: Instant,
  end_time: Instant,
  owner_id: Id,
  owner_name: z.string(),
  partner_id: Id,
  partner_name: z.string(),
  share: Share,
  signed: z.boolean(),
  status: ContractStatus,
  created_date: Instant,
});

const Item = z.strictObject({ partner_id: Id, share: Share });

/** One set: a record for each partner. The period begins now unless `startDate` is given. */
export const ContractCreate = z
  .strictObject({
    stream_id: Id,
    startDate: Instant.optional(),
    end_time: Instant,
    description: text(0, textLimits.description).default(''),
    items: z.array(Item).min(1).max(maxPartners),
  })
  .refine(({ items }) => items.reduce((sum, { share }) => sum + share, 0) <= maxShareTotal, {
    path: ['items'],
    error: `together share more than ${maxShareTotal} percent`,
  })
  .refine(({ items }) => new Set(items.map(({ partner_id }) => partner_id.toLowerCase())).size === items.length, {
    path: ['items'],
    error: 'name a partner twice',
  });

export const ContractIds = z.object({ ids: z.array(Id) });

/** Identifies the contract that a partner signs. The owner's id is in the query. */
export const ContractSign = z.strictObject({ stream_id: Id, end_time: Instant });
export const ContractOwner = z.strictObject({ owner: Id });
