/** Share as typed: whole percent, or null and NaN when invalid. */
interface Item {
  share?: number | null | string;
}

/** Total share of all partners, whole percent; invalid shares count as zero. */
export const totalOf = (items: readonly (Item | undefined)[]) =>
  items.reduce((sum, item) => {
    // The form value is a text during input.
    const share = typeof item?.share === 'string' && item.share.trim() !== '' ? Number(item.share) : item?.share;
    return typeof share === 'number' && Number.isFinite(share) && share > 0 ? sum + share : sum;
  }, 0);
