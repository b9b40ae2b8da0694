import { z } from 'zod';
import { runLimits, textLimits } from '../../constants.ts';
import { Amount, Id, Instant, text } from '../common.ts';
import { Sample } from './samples.ts';

/** The bytes are the body. The name is for the owner: the type is found in the content. */
export const FileUpload = z.strictObject({ name: text(1, textLimits.name) });

/** An uploaded file that was read as a table. Its owner gives `file:` and the id as the address of a product. */
export const DataFile = z.object({ id: Id, name: z.string(), bytes: z.int(), sample: Sample });

/** The file that is the source of an own product. */
export const SourceFile = z.object({ name: z.string(), bytes: z.int(), added_at: Instant });

/** Facts of a product that is not listed yet. */
export const PriceQuestion = z.strictObject({
  subcategory: Id,
  columns: z.array(text(1, textLimits.column)).max(runLimits.columns).default([]),
});

/**
 * Micro-tokens per hour that products of the category sold for, each at its median: the middle half, and the middle.
 * Without prices where fewer than three sellers sold any. `similar`: only products that share columns were compared.
 */
export const PriceHint = z.object({
  products: z.int(),
  similar: z.boolean(),
  low: Amount.optional(),
  middle: Amount.optional(),
  high: Amount.optional(),
  /**
   * Paid hours a month that one of these products sold on average in the last 90 days.
   * Absent unless at least three sellers sold in that time, none of them more than half.
   */
  hours: z.int().optional(),
});
