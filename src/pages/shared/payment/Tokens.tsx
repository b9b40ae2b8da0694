import { Roll, Text, type TextProps } from '#design-system';
import { displayTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import { Equivalent } from './Equivalent.tsx';

interface TokensProps extends Omit<TextProps, 'children' | 'numeric'> {
  /** Micro-tokens. */
  amount: number | undefined;
  /** Leaves out the equivalent in the currency of the operator. */
  short?: boolean;
  /** Shows changes, of a balance or an income that is watched. */
  rolls?: boolean;
}

export function Tokens({ amount, short = false, rolls = false, ...rest }: TokensProps) {
  const text = amount === undefined ? '–' : `${displayTokens(amount)}\u00A0${tokenInfo.symbol}`;
  return (
    <Text {...rest} numeric>
      {rolls && amount !== undefined ? <Roll>{text}</Roll> : <span>{text}</span>}
      {amount !== undefined && !short && <Equivalent amount={amount} />}
    </Text>
  );
}
