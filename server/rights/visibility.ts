import type { Row } from '../database/schema.ts';

type Shown = Pick<Row<'streams'>, 'visibility' | 'status'> & {
  readonly is_partner: boolean;
};

/** Public streams, and protected ones for approved partners, unless switched off. */
export const isShown = ({ visibility, status, is_partner }: Shown): boolean =>
  status !== 'disabled' && (visibility === 'public' || (visibility === 'protected' && is_partner));
