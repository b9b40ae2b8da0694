import { styled } from 'styled-components';

// One styled host with plain elements inside: a text may hold hundreds.
export const Root = styled.div`
  max-inline-size: var(--ds-width-text);
  color: var(--ds-text-strong);
  font-size: var(--ds-type-size-medium);
  line-height: var(--ds-type-leading-normal);
  overflow-wrap: anywhere;

  &[data-plain] {
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
  & > * + *,
  & :is(li, blockquote) > * + * {
    margin-block-start: var(--ds-space-3);
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-block-start: var(--ds-space-5);
  }
  & :is(h2, h3, h4, h5, h6) {
    font-weight: var(--ds-type-weight-semibold);
    line-height: var(--ds-type-leading-snug);
    text-wrap: balance;
  }
  & [data-depth='1'] {
    font-size: var(--ds-type-size-title);
  }
  & [data-depth='2'] {
    font-size: var(--ds-type-size-large);
  }
  & :is(ul, ol) {
    padding-inline-start: var(--ds-space-6);
  }
  /* Items take the direction of their text: their marks are on the other side then. */
  & :is(ul, ol):is(:dir(rtl):has(> :dir(ltr)), :dir(ltr):has(> :dir(rtl))) {
    padding-inline: var(--ds-space-6);
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li:has(> input) {
    list-style: none;
  }
  & li > input {
    margin-inline-end: var(--ds-space-2);
  }
  & li + li,
  & li > :is(ul, ol) {
    margin-block-start: var(--ds-space-1);
  }
  & blockquote {
    padding-inline-start: var(--ds-space-4);
    border-inline-start: var(--ds-line-thick) solid var(--ds-edge-subtle);
    color: var(--ds-text-muted);
  }
  & :is(code, pre) {
    border-radius: var(--ds-radius-small);
    background: var(--ds-surface-sunken);
    font-family: var(--ds-type-font-mono);
    font-size: 0.92em;
  }
  & :not(pre) > code {
    padding: 0.1em 0.3em;
  }
  & pre {
    direction: ltr;
    padding: var(--ds-space-3);
    overflow: auto;
  }
  & pre > code {
    font: inherit;
  }
  @media (forced-colors: active) {
    & pre {
      border: var(--ds-line-thin) solid;
    }
  }
  & hr {
    border: 0;
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & [data-part='wide'] {
    overflow-x: auto;
  }
  & table {
    border-collapse: collapse;
    font-size: var(--ds-type-size-small);
    overflow-wrap: normal;
  }
  & :is(th, td) {
    padding: var(--ds-space-1) var(--ds-space-3);
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    text-align: start;
  }
  & :is(th, td)[data-align='center'] {
    text-align: center;
  }
  & :is(th, td)[data-align='right'] {
    text-align: end;
  }
  & th {
    background: var(--ds-surface-sunken);
    font-weight: var(--ds-type-weight-medium);
  }
`;
