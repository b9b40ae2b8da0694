// Commands made of what was typed: an amount of tokens, or a verb before the name of a product.
import { maxWalletMove } from '#contract/constants.ts';
import { type Command, fillText } from '#design-system';
import { parseTokens } from '#marketplace';
import { paths, withQuery } from '../../config/paths.ts';
import { paletteMessages as messages } from './messages.ts';
import { tokensText } from '../../pages/shared/payment/tokensText.ts';

const verbs = /^(accept|buy|copy|delete|duplicate|edit|extend|offer|open|reject|revise|stop watching|watch)\s+/iu;

/** Name of a product in a query such as "buy weather". */
export const nameIn = (query: string): string => query.trim().replace(verbs, '');

const move = /^(add|deposit|top up|withdraw)\s+([\d.,]+)\s*\S*$/iu;

/** "withdraw 5" opens the wallet's dialog with that amount; nothing moves before its confirmation. */
export function moneyCommands(query: string, go: (path: string) => void): Command[] {
  const [, verb = '', digits = ''] = move.exec(query.trim()) ?? [];
  const amount = parseTokens(digits);
  if (!amount || amount > maxWalletMove) return [];
  const name = verb.toLowerCase() === 'withdraw' ? 'withdraw' : 'add';
  return [
    {
      id: `tokens.${name}.typed`,
      label: fillText(messages[name], { amount: tokensText(amount) }),
      icon: name === 'add' ? 'plus' : 'wallet',
      keywords: query,
      spends: true,
      onRun: () => go(withQuery(paths.wallet, { [name]: amount })),
    },
  ];
}
