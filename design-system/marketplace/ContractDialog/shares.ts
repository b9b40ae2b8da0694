interface Item {
  share?: number | null | string;
}

export const totalOf = (items: readonly (Item | undefined)[]) =>
  items.reduce((sum, item) => {
    const share = typeof item?.share === 'string' && item.share.trim() !== '' ? Number(item.share) : item?.share;
    return typeof share === 'number' && Number.isFinite(share) && share > 0 ? sum + share : sum;
  }, 0);
