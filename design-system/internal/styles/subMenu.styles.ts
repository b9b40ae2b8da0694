import { media } from './media.ts';

/** A phone has no room beside a menu: the sub menu covers it as far as it must. */
export const subMenu = `
  ${media.phone} {
    inline-size: 12rem;
    margin-inline-start: calc(-1 * max(0px, 12rem - var(--radix-popper-available-width, 12rem)));
  }
`;
