import type { ReactNode } from 'react';

export interface TwoLineCellProps {
  /** Logo or avatar in front of both lines. */
  picture?: ReactNode;
  /** Second line, smaller and muted. */
  detail?: ReactNode;
  children: ReactNode;
}

/** Content of a table cell. Styled by the table: a styled part in each row would be too slow. */
export const TwoLineCell = ({ picture, detail, children }: TwoLineCellProps) => (
  <span data-part="two-line" data-pictured={picture ? '' : undefined}>
    {picture}
    <span>
      <span>{children}</span>
      {detail && <small>{detail}</small>}
    </span>
  </span>
);
