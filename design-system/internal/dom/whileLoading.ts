import type { MouseEvent } from 'react';

/** Attributes of a button that waits. Not `disabled`, which would drop the focus of the user who has just pressed it. */
export const whileLoading = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;
