import { Icon, IconButton, Text } from '#design-system';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { listMessages as messages } from '../../../messages/lists.ts';
import { exportComing } from '../export/ExportButton.tsx';
import { Bar } from './ListBar.styles.ts';

interface ListBarProps {
  /** A NameSearch; on phones only this and the menu button stay in sight. */
  search?: ReactNode;
  filters?: ReactNode;
  /** Active filters, which can be removed; in sight on phones as well. */
  chips?: ReactNode;
  count?: string;
  actions?: ReactNode;
  /** Nothing is listed without a filter, so there is nothing to search. */
  isEmpty?: boolean;
}

export function ListBar({ search, filters, chips, count, actions, isEmpty = false }: ListBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (isEmpty) return null;
  return (
    <Bar data-closed={isOpen ? undefined : ''}>
      {search}
      {filters && (
        <div data-part="tools" id={id}>
          {filters}
        </div>
      )}
      {chips}
      {count !== undefined && (
        <Text data-part="count" tone="muted" size="small" aria-live="polite">
          {count || '\u00A0'}
        </Text>
      )}
      {(filters || actions) && (
        <span data-part="more">
          <IconButton
            label={messages.more}
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={filters ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={filters ? 'filter' : 'more'} />
          </IconButton>
        </span>
      )}
      {actions && (
        <div data-part="actions">
          <Suspense fallback={exportComing}>{actions}</Suspense>
        </div>
      )}
    </Bar>
  );
}
