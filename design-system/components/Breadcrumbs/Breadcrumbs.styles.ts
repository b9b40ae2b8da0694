import { styled } from 'styled-components';

export const Root = styled.nav`
  font-size: var(--ds-type-size-small);
  color: var(--ds-text-muted);
  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  /* The current page shrinks to 6rem before it wraps to the next line. */
  & > ol > li:last-child {
    flex: 1 1 6rem;
  }
  & > ol > li:not(:last-child) {
    flex: none;
    max-inline-size: min(20rem, 45vw);
  }
  /* Follows the link, so that no line starts with a separator. */
  & > ol > li:not(:last-child)::after {
    content: '/' / '';
    margin-inline: var(--ds-space-2);
    color: var(--ds-edge-strong);
  }
  & :where(a) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: inherit;
    text-decoration: none;
    border-radius: var(--ds-radius-small);
  }
  & :where(a:hover) {
    color: var(--ds-text-strong);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & :where([aria-current]) {
    max-inline-size: 40rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ds-text-strong);
  }
`;
