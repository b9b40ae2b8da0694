import type { Row } from '../database/schema.ts';

type Shown = Pick<Row<'streams'>, 'visibility' | 'status'> & {
  /** The owner has approved the viewer. */
  readonly is_partner: boolean;
};

/**
 * The visibility rule for streams of others: public ones, and protected ones for approved partners, unless switched
 * off.
 */
export const isShown = ({ visibility, status, is_partner }: Shown): boolean =>
  status !== 'disabled' && (visibility === 'public' || (visibility === 'protected' && is_partner));
