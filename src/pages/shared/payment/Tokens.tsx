import { displayTokens, Text, type TextProps } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';

interface TokensProps extends Omit<TextProps, 'children' | 'numeric'> {
  /** Micro-tokens. */
  amount: number | undefined;
}

/** Shows a dash until the amount is known. */
export function Tokens({ amount, ...rest }: TokensProps) {
  return (
    <Text {...rest} numeric>
      {amount === undefined ? '–' : `${displayTokens(amount)}\u00A0${tokenInfo.symbol}`}
    </Text>
  );
}
