import { styled } from 'styled-components';
import { useTexts } from '../locale/LocaleContext.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-1) var(--ds-space-3);
  align-items: center;
  padding: var(--ds-space-2) var(--ds-space-3);
  color: var(--ds-text-muted);
  font-size: var(--ds-type-size-small);
  & > button {
    all: unset;
    min-block-size: 1.5rem;
    color: var(--ds-accent-text);
    text-decoration: underline;
    cursor: pointer;
  }
  /* A table cell only has room for an icon; the text is visually hidden and appears as a tooltip. */
  :where(td) & {
    padding: 0;
    font-size: 0;
    & > button {
      min-inline-size: 1.5rem;
      text-align: center;
      text-decoration: none;
    }
    & > button::before {
      content: '↻';
      content: '↻' / '';
      font-size: var(--ds-type-size-large);
    }
  }
`;

export const partFailedTexts = { failed: 'This part could not be loaded.', again: 'Try again' } as const;

interface PartFailedProps {
  retrying: boolean;
  onRetry: () => void;
}

/** Shown in place of a part that failed to load. Imports little, because it is bundled with every lazy part. */
export function PartFailed({ retrying, onRetry }: PartFailedProps) {
  const { failed, again } = useTexts('partFailed', partFailedTexts);
  return (
    <Root role="alert" data-component="PartFailed">
      <span>{failed}</span>
      <button type="button" title={`${failed} ${again}`} aria-busy={retrying} onClick={onRetry}>
        {again}
      </button>
    </Root>
  );
}
