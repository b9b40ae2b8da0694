import { startTransition, useState, type ComponentProps } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../form/fields/Checkbox.tsx';
import { fillText } from '../../internal/format/fillText.ts';
import { Group } from './Choices.styles.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { choiceTexts } from './texts.ts';

export interface FilterChoice {
  /** Unique value. */
  value: string;
  /** Text of the choice. */
  label: string;
  /** Number of results with this choice. */
  count?: number | undefined;
}

export interface ChoicesProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** Heading of the group. */
  label: string;
  /** Choices, in display order. */
  choices: readonly FilterChoice[];
  /** Selected values. */
  chosen: readonly string[];
  /** Called with all selected values after a change. */
  onChosenChange: (chosen: string[]) => void;
  /** Number of choices shown initially; selected ones always appear. Default: 6. */
  first?: number;
  /** Overrides of the default texts. */
  texts?: Partial<Record<keyof typeof choiceTexts, string>>;
}

export function Choices(props: ChoicesProps) {
  const {
    label,
    choices,
    chosen,
    onChosenChange,
    first = 6,
    texts,
    ...rest
  } = useDefaultProps('FilterPanelChoices', props);
  const [all, setAll] = useState(false);
  const messages = { ...useTexts('choices', choiceTexts), ...texts };
  if (choices.length === 0) return null;
  const shown = all ? choices : choices.filter(({ value }, index) => index < first || chosen.includes(value));
  return (
    <Group {...rest}>
      <legend>{label}</legend>
      {shown.map(({ value, label: name, count }) => (
        <Checkbox
          key={value}
          label={name}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) =>
            onChosenChange(checked === true ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          <span data-part="choice">
            <span>{name}</span>
            {count !== undefined && <span data-part="count">{count}</span>}
          </span>
        </Checkbox>
      ))}
      {choices.length > first && (
        <Button
          size="small"
          variant="ghost"
          aria-expanded={all}
          onClick={() => startTransition(() => setAll(!all))}
          data-part="more"
        >
          {all ? messages.fewer : fillText(messages.all, { count: String(choices.length) })}
        </Button>
      )}
    </Group>
  );
}
