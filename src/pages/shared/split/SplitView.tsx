import type { ReactNode } from 'react';
import { pressInRows, type OnRowKey } from './rowKeys.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { Root } from './SplitView.styles.ts';

interface SplitViewProps {
  /** Rows, each with a link `data-part="target"`; `aria-current` marks the one in the pane. */
  children: ReactNode;
  /** Accessible name of the pane. */
  label: string;
  /** Undefined where the window is narrow or nothing is chosen. */
  pane: ReactNode;
  onRowKey?: OnRowKey;
}

/** A list with the chosen entry beside it. The keys j and k move through the rows. */
export function SplitView({ children, label, pane, onRowKey }: SplitViewProps) {
  const keptFocus = useKeptFocus();
  return (
    <Root data-open={pane ? '' : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys beside those of the links in it */}
      <div {...keptFocus} onKeyDown={(event) => pressInRows(event, onRowKey)}>
        {children}
      </div>
      {pane && (
        <section aria-label={label} data-part="pane">
          {pane}
        </section>
      )}
    </Root>
  );
}
