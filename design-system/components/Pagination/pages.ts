export function pagesToOffer(page: number, count: number): (number | null)[] {
  const near = new Set([0, count - 1, page - 1, page, page + 1].filter((one) => one >= 0 && one < count));
  const ordered = [...near].toSorted((a, b) => a - b);
  return ordered.flatMap((one, index) => {
    const before = ordered[index - 1];
    if (before === undefined || one - before === 1) return [one];
    // A gap of one page shows that page, because an ellipsis would be just as wide.
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
