import { Text, isComposing } from '#design-system';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { pressInRows, type OnRowKey } from './rowKeys.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { Root } from './SplitView.styles.ts';

/** Element that the links of the rows control. A page has one. */
export const paneId = 'pane';

interface SplitViewProps {
  /** Rows, each with a link `data-part="target"`; `aria-current` marks the one in the pane. */
  children: ReactNode;
  label: string;
  /** Undefined where the window is narrow or nothing is chosen. */
  pane: ReactNode;
  onRowKey?: OnRowKey;
  /** Names the keys, below the list. */
  keys: string;
  isNarrow?: boolean;
}

const target = "[data-part='target']";

/** A click by the keyboard has no count. With a modifier it opens a new tab. */
const isPressed = ({ target: clicked, detail, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  detail === 0 && !ctrlKey && !metaKey && !shiftKey && clicked instanceof Element && clicked.closest(target) !== null;

/** A list with the chosen entry beside it. Enter moves the focus from a row to its entry, and Escape back. */
export function SplitView({ children, label, pane, onRowKey, keys, isNarrow = false }: SplitViewProps) {
  const { list, focusRow } = useKeptFocus();
  const section = useRef<HTMLElement>(null);
  const returnToRow = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, defaultPrevented, target: from } = event;
    // A dialog of the entry is a child of React, but not of the pane.
    if (key !== 'Escape' || defaultPrevented || isComposing(event) || !currentTarget.contains(from as Node)) return;
    focusRow();
  };
  return (
    <Root data-open={pane ? '' : undefined} data-pane={isNarrow ? 'narrow' : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys beside those of the links in it */}
      <div
        {...list}
        onKeyDown={(event) => pressInRows(event, onRowKey)}
        onClick={(event) => isPressed(event) && section.current?.focus()}
      >
        {children}
        {pane && (
          <Text as="p" size="small" tone="muted" data-part="keys">
            {keys}
          </Text>
        )}
      </div>
      {pane && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it
        <section ref={section} id={paneId} aria-label={label} data-part="pane" tabIndex={-1} onKeyDown={returnToRow}>
          {pane}
        </section>
      )}
    </Root>
  );
}
