import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { ErrorState } from '../../../components/ErrorState/index.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { commonTexts } from '../../../internal/locale/commonTexts.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import { tableTexts } from '../texts.ts';

interface TableStateProps {
  count: number | undefined;
  loading: boolean;
  error: ReactNode;
  errorReason: ReactNode;
  errorReference: string | undefined;
  onRetry: (() => void) | undefined;
  filtered: boolean;
  empty: ReactNode;
  onSort: (() => void) | undefined;
}

interface NoteProps {
  children: ReactNode;
  onRetry: (() => void) | undefined;
  loading?: boolean;
}

function Note({ children, onRetry, loading = false }: NoteProps) {
  const { retry } = useTexts('common', commonTexts);
  return (
    <div data-part="stale">
      <Banner
        tone="danger"
        action={
          onRetry && (
            <Button size="small" variant="outline" tone="neutral" loading={loading} onClick={onRetry}>
              {retry}
            </Button>
          )
        }
      >
        {children}
      </Banner>
    </div>
  );
}

export function TableState({
  count,
  loading,
  error,
  errorReason,
  errorReference,
  onRetry,
  filtered,
  empty,
  onSort,
}: TableStateProps) {
  const texts = useTexts('table', tableTexts);
  const common = useTexts('common', commonTexts);
  if (error && count) {
    return (
      <Note {...{ onRetry, loading }}>
        <div data-part="error">{error}</div>
        {errorReason} {errorReference && <span>{fillText(common.reference, { reference: errorReference })}</span>}
      </Note>
    );
  }
  if (error) {
    return (
      <ErrorState title={error} reference={errorReference} retrying={loading} {...(onRetry && { onRetry })}>
        {errorReason}
      </ErrorState>
    );
  }
  if (onSort && count) return <Note onRetry={onSort}>{texts.unsorted}</Note>;
  if (count !== 0) return null;
  return (
    <div data-part="empty" aria-live="polite">
      {empty ?? <EmptyState title={filtered ? texts.noneMatch : texts.empty} />}
    </div>
  );
}
