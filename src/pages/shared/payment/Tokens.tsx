import { Text, type TextProps } from '#design-system';
import { displayTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import { Equivalent } from './Equivalent.tsx';

interface TokensProps extends Omit<TextProps, 'children' | 'numeric'> {
  /** Micro-tokens. */
  amount: number | undefined;
  /** Leaves out the equivalent in the currency of the operator. */
  short?: boolean;
}

export function Tokens({ amount, short = false, ...rest }: TokensProps) {
  return (
    <Text {...rest} numeric>
      <span>{amount === undefined ? '–' : `${displayTokens(amount)}\u00A0${tokenInfo.symbol}`}</span>
      {amount !== undefined && !short && <Equivalent amount={amount} />}
    </Text>
  );
}
