/** A partner's share as typed: whole percent, or null and NaN while it is none. */
interface Item {
  share?: number | null | string;
}

/** What the partners get together, whole percent; what is no number counts nothing. */
export const totalOf = (items: readonly (Item | undefined)[]) =>
  items.reduce((sum, item) => {
    // While it is typed a form holds the text.
    const share = typeof item?.share === 'string' && item.share.trim() !== '' ? Number(item.share) : item?.share;
    return typeof share === 'number' && Number.isFinite(share) && share > 0 ? sum + share : sum;
  }, 0);
