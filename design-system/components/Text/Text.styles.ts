import { styled } from 'styled-components';

export const Root = styled.span`
  font-size: var(--ds-type-size-medium);
  color: var(--ds-text-strong);

  &:where([data-size='tiny']) {
    font-size: var(--ds-type-size-tiny);
  }
  &:where([data-size='small']) {
    font-size: var(--ds-type-size-small);
  }
  &:where([data-size='large']) {
    font-size: var(--ds-type-size-large);
  }
  &:where([data-size='title']) {
    font-size: var(--ds-type-size-title);
    letter-spacing: var(--ds-type-tracking-tight);
  }
  &:where([data-tone='muted']) {
    color: var(--ds-text-muted);
  }
  &:where([data-tone='accent']) {
    color: var(--ds-accent-text);
  }
  &:where([data-tone='success']) {
    color: var(--ds-success-text);
  }
  &:where([data-tone='warning']) {
    color: var(--ds-warning-text);
  }
  &:where([data-tone='danger']) {
    color: var(--ds-danger-text);
  }
  &:where([data-weight='medium']) {
    font-weight: var(--ds-type-weight-medium);
  }
  &:where([data-weight='semibold']) {
    font-weight: var(--ds-type-weight-semibold);
  }
  &:where([data-numeric]) {
    font-variant-numeric: tabular-nums;
  }
  &:where([data-mono]) {
    font-family: var(--ds-type-font-mono);
  }
  &:where([data-truncate]) {
    display: block;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:where(p, div) {
    overflow-wrap: anywhere;
  }
  &:where(p) {
    max-inline-size: var(--ds-width-text);
  }
`;
