import { displayTokens, Text, type TextProps } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';

interface TokensProps extends Omit<TextProps, 'children' | 'numeric'> {
  /** Micro-tokens. */
  amount: number | undefined;
}

/** An amount with the symbol of the token; a dash while it is not known. */
export function Tokens({ amount, ...rest }: TokensProps) {
  return (
    <Text {...rest} numeric>
      {amount === undefined ? '–' : `${displayTokens(amount)}\u00A0${tokenInfo.symbol}`}
    </Text>
  );
}
