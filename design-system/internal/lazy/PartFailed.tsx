import { styled } from 'styled-components';

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

const words = { failed: 'This part could not be loaded.', again: 'Try again' };

interface PartFailedProps {
  retrying: boolean;
  onRetry: () => void;
}

/** Shown in place of a part that failed to load. Has no imports, because it is bundled with every lazy part. */
export const PartFailed = ({ retrying, onRetry }: PartFailedProps) => (
  <Root role="alert" data-component="PartFailed">
    {words.failed}
    <button type="button" title={`${words.failed} ${words.again}`} aria-busy={retrying} onClick={onRetry}>
      {words.again}
    </button>
  </Root>
);
