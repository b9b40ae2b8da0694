import { Button, Drawer, fillText, Icon, Stack } from '#design-system';
import { RangeField, formatTokens, parseTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import { Fragment, useState, type ReactNode } from 'react';
import { useTyped } from './useTyped.ts';

interface FilterDrawerProps {
  messages: { open: string; title: string; show: string; clear: string };
  active: number;
  onClear: () => void;
  children: ReactNode;
}

export function FilterDrawer({ messages, active, onClear, children }: FilterDrawerProps) {
  // Text that is no date is in no filter: only new fields forget it.
  const [clears, setClears] = useState(0);
  const clear = () => {
    setClears(clears + 1);
    onClear();
  };
  return (
    <Drawer.Root>
      <Drawer.Trigger>
        <Button variant="outline" tone="neutral">
          <Icon name="filter" /> <span>{active > 0 ? `${messages.open} (${active})` : messages.open}</span>
        </Button>
      </Drawer.Trigger>
      <Drawer.Content title={messages.title}>
        <Stack gap={4}>
          <Fragment key={clears}>{children}</Fragment>
          <Drawer.Close>
            <Button>{messages.show}</Button>
          </Drawer.Close>
          <Button variant="ghost" onClick={clear}>
            {messages.clear}
          </Button>
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface AmountFieldsProps {
  /** May contain `{symbol}` for the token. */
  label: string;
  /** Micro-tokens as digits, or '' for an open end. */
  min: string;
  max: string;
  onRangeChange: (range: { min: string; max: string }) => void;
}

const tokensOf = (micro: string) => (micro === '' ? '' : formatTokens(Number(micro)));
const microOf = (text: string) => String(parseTokens(text) ?? '');

export function AmountFields({ label, min, max, onRangeChange }: AmountFieldsProps) {
  const range = { min: tokensOf(min), max: tokensOf(max) };
  const typed = useTyped(`${range.min}-${range.max}`);
  return (
    <RangeField
      key={typed.key}
      label={fillText(label, { symbol: tokenInfo.symbol })}
      unit={null}
      defaultRange={range}
      onRangeChange={(next) => typed.later(() => onRangeChange({ min: microOf(next.min), max: microOf(next.max) }))}
      {...typed.around}
    />
  );
}
