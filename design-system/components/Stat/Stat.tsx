import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Root } from './Stat.styles.ts';
import { statTexts } from './texts.ts';

export interface StatChange {
  /** Formatted change, e.g. '+12%'. */
  text: string;
  /** Direction of the arrow. */
  direction: 'up' | 'down' | 'same';
  /** Judgement of the change: a rise in costs is bad. */
  tone?: 'neutral' | 'good' | 'bad';
}

export interface StatProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Name of the figure. */
  label: string;
  /** Formatted figure with its unit. */
  value: ReactNode;
  /** Change against the baseline that `note` names. */
  change?: StatChange;
  /** Baseline, equivalent or date of the figure. */
  note?: ReactNode;
}

const marks = { good: 'success', bad: 'warning' } as const;
const arrows = { up: 'up', down: 'down', same: 'minus' } as const;

export function Stat({ label, value, change, note, ...rest }: StatProps) {
  const texts = useTexts('stat', statTexts);
  const tone = change?.tone ?? 'neutral';
  return (
    <Root {...rest} data-component="Stat">
      <dt>{label}</dt>
      <dd data-part="value">{value}</dd>
      {(change || note || note === 0) && (
        <dd data-part="note">
          {change && (
            <span data-part="change" data-tone={tone}>
              <Icon name={arrows[change.direction]} size="small" /> <span>{change.text}</span>
              {tone !== 'neutral' && <Icon name={marks[tone]} label={texts[tone]} size="small" />}
            </span>
          )}
          <span>{note}</span>
        </dd>
      )}
    </Root>
  );
}
