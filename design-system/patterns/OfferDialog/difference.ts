/** How far an offered price lies from the list price, as a text: '12.5 % below the list price'. Both in micro-tokens. */
export function difference(offered: number, list: number): string {
  if (list <= 0) return 'the list price is free';
  // Tenths of a per cent, in integers; the sign is told in words.
  const tenths = Math.round((Math.abs(offered - list) * 1000) / list);
  if (tenths === 0) return 'the list price';
  const percent = `${Math.trunc(tenths / 10)}${tenths % 10 ? `.${tenths % 10}` : ''}`;
  return `${percent} % ${offered < list ? 'below' : 'above'} the list price`;
}
