import { Icon } from '#design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface DoDontProps {
  /** The recommended form, and one sentence on it. */
  good: ReactNode;
  goodText: string;
  /** The form to avoid, and one sentence on it. */
  bad: ReactNode;
  badText: string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--ds-space-4);
  margin-block: var(--ds-space-4);
  font-family: var(--ds-type-font-sans);
  & > figure {
    display: grid;
    grid-template-rows: 1fr auto;
    margin: 0;
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-block-end: 0.25rem solid var(--figure-mark);
    border-radius: var(--ds-radius-large);
    background: var(--ds-surface-raised);
    color: var(--ds-text-strong);
  }
  & > figure > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    place-items: center;
    min-block-size: 7rem;
    padding: var(--ds-space-5);
  }
  & > figure > div > :is(article, figure, form, section) {
    inline-size: 100%;
  }
  & > figure > figcaption {
    padding: var(--ds-space-3) var(--ds-space-4);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
    font-size: var(--ds-type-size-medium);
  }
  & > figure > figcaption > svg {
    display: inline-block;
    vertical-align: -0.15em;
    color: var(--figure-mark);
  }
`;

const marks = {
  good: { '--figure-mark': 'var(--ds-success-mark)' },
  bad: { '--figure-mark': 'var(--ds-danger-mark)' },
} as Record<string, object>;

/** The recommended form beside the one to avoid, as live parts. The pictures cannot be operated. */
export function DoDont({ good, goodText, bad, badText }: DoDontProps) {
  return (
    <Root className="sb-unstyled">
      <figure style={marks['good']}>
        <div inert>{good}</div>
        <figcaption>
          <Icon name="check" /> <strong>Do.</strong> {goodText}
        </figcaption>
      </figure>
      <figure style={marks['bad']}>
        <div inert>{bad}</div>
        <figcaption>
          <Icon name="close" /> <strong>Don’t.</strong> {badText}
        </figcaption>
      </figure>
    </Root>
  );
}
