import { useState, type ComponentProps } from 'react';
import { numberFormat } from '../../internal/format/formats.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { visible, wholeText } from '../../internal/format/values.ts';
import { Root } from './JsonView.styles.ts';
import { counted } from '../../internal/format/counted.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { jsonTexts } from './texts.ts';

/** Entries of one level shown at first, and with each click. */
const step = 100;
const openLevels = 2;
/** Levels at most: deeper values, and cycles, show as text. */
const maxLevels = 50;

export interface JsonViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Any value; cycles and values without JSON show as text. */
  value: unknown;
  /** Levels that are open at first; 2 by default. */
  open?: number;
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && Object.keys(value).length > 0;

interface NodeProps {
  name: string | undefined;
  value: unknown;
  level: number;
  open: number;
}

const Name = ({ name }: Pick<NodeProps, 'name'>) =>
  name !== undefined && (
    <>
      <bdi data-part="key">{visible(name)}</bdi>
      <span>: </span>
    </>
  );

function Branch({ name, value, level, open }: NodeProps & { value: object }) {
  const texts = useTexts('json', jsonTexts);
  // Nested values render when they are first opened: a value may hold thousands.
  const [isOpen, setOpen] = useState(level < open);
  const [shown, setShown] = useState(step);
  const entries = Object.entries(value);
  const left = entries.length - shown;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Name name={name} />
        <span data-part="count">{counted(Array.isArray(value) ? texts.items : texts.fields, entries.length)}</span>
      </summary>
      {isOpen && (
        <ul>
          {entries.slice(0, shown).map(([key, inner]) => (
            <li key={key}>
              <Node name={key} value={inner} level={level + 1} open={open} />
            </li>
          ))}
          {left > 0 && (
            <li>
              <button type="button" onClick={() => setShown(shown + step)}>
                {fillText(texts.more, { count: numberFormat().format(Math.min(step, left)) })}
              </button>
            </li>
          )}
        </ul>
      )}
    </details>
  );
}

function Node(props: NodeProps) {
  const { name, value, level } = props;
  if (isNested(value) && level < maxLevels) return <Branch {...props} value={value} />;
  const text = typeof value === 'string' ? JSON.stringify(value) : value === null ? 'null' : wholeText(value);
  return (
    <>
      <Name name={name} />
      <bdi data-kind={value === null ? 'null' : typeof value}>{visible(text)}</bdi>
    </>
  );
}

export function JsonView(props: JsonViewProps) {
  const { value, open = openLevels, ...rest } = useDefaultProps('JsonView', props);
  return (
    <Root {...rest} data-component="JsonView">
      <Node name={undefined} value={value} level={0} open={open} />
    </Root>
  );
}
