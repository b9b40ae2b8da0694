import type { Row } from '../database/schema.ts';

type Shown = Pick<Row<'streams'>, 'visibility' | 'status'> & {
  /** The owner has approved whoever looks. */
  readonly is_partner: boolean;
};

/** THE rule of what people see of others' streams: what is public, and as an approved partner what is protected, while it is not switched off. */
export const isShown = ({ visibility, status, is_partner }: Shown): boolean =>
  status !== 'disabled' && (visibility === 'public' || (visibility === 'protected' && is_partner));
