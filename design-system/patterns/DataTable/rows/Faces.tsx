import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { ErrorState } from '../../../components/ErrorState/index.ts';

interface FacesProps {
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

const Note = ({ children, onRetry, loading = false }: NoteProps) => (
  <div data-part="stale">
    <Banner
      tone="danger"
      action={
        onRetry && (
          <Button size="small" variant="outline" tone="neutral" loading={loading} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {children}
    </Banner>
  </div>
);

export function Faces({
  count,
  loading,
  error,
  errorReason,
  errorReference,
  onRetry,
  filtered,
  empty,
  onSort,
}: FacesProps) {
  if (error && count) {
    return (
      <Note {...{ onRetry, loading }}>
        <div data-part="error">{error}</div>
        {errorReason} {errorReference && `Reference ${errorReference}`}
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
  if (onSort && count) return <Note onRetry={onSort}>The rows could not be sorted.</Note>;
  if (count !== 0) return null;
  return (
    <div data-part="empty" aria-live="polite">
      {empty ?? <EmptyState title={filtered ? 'Nothing matches these filters' : 'Nothing here yet'} />}
    </div>
  );
}
