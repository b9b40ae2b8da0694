/** Compares an offered price with the list price: '12.5 % below the list price'. Both in micro-tokens. */
export function difference(offered: number, list: number): string {
  if (list <= 0) return offered > 0 ? 'above the list price, which is free' : 'the list price';
  if (offered === list) return 'the list price';
  // Tenths of a percent, in integers; the text states the sign.
  const tenths = Number((BigInt(Math.abs(offered - list)) * 2000n + BigInt(list)) / (2n * BigInt(list)));
  const percent = tenths === 0 ? 'less than 0.1' : `${Math.trunc(tenths / 10)}${tenths % 10 ? `.${tenths % 10}` : ''}`;
  return `${percent} % ${offered < list ? 'below' : 'above'} the list price`;
}

/** Hours that a balance buys: 'enough for 40 hours'. Both in micro-tokens. */
export function affordable(balance: number, price: number): string {
  const hours = Math.floor(balance / price);
  if (hours < 1) return 'not enough for one hour';
  return hours > 8760 ? 'enough for a year' : `enough for ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
