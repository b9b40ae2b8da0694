/** Windows with the bottom bar. */
export const phone = '(max-width: 47.99rem)';
