import { css } from 'styled-components';
import { cardsHead, table } from './cardsHead.styles.ts';

const row = `${table} > tbody > tr`;
const cell = `${row} > td`;

/** Switched by an attribute (useCardLayout.ts): testing a container query on every cell slows mounting by half. */
export const cards = css`
  ${table},
  ${table} > :is(thead, tbody) {
    display: block;
  }

  ${cardsHead}

  /* Title and headline, a line break, then the other columns one after the other. */
  ${row}:not([data-part='detail']) {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ds-space-3);
    align-items: baseline;
    padding-block: var(--ds-space-3);
    padding-inline: calc(var(--ds-space-4) + var(--card-start) + var(--card-indent, 0rem))
      calc(var(--ds-space-4) + var(--card-end));
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  ${row}:not([data-part='detail'])::after {
    content: '';
    order: 2;
    flex: 1 0 100%;
  }
  ${cell} {
    order: 3;
    min-inline-size: 0;
    inline-size: auto;
    max-inline-size: 100%;
    min-block-size: 0;
    block-size: auto;
    margin-block-start: var(--ds-space-1);
    padding: 0;
    border: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  ${cell}:is([data-phone='note'], [data-phone='end']) {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  /* The dot ends a line, and begins none. */
  ${cell}[data-phone='note']:not(:empty):has(~ td[data-phone='note']:not(:empty)) {
    position: relative;
    margin-inline-end: calc(-1 * var(--ds-space-3));
    padding-inline-end: var(--ds-space-5);
  }
  ${cell}[data-phone='note']:not(:empty):has(~ td[data-phone='note']:not(:empty))::after {
    content: '·' / '';
    position: absolute;
    inset-inline-end: 0;
    inline-size: var(--ds-space-5);
    text-align: center;
  }
  ${cell}[data-phone='note'][data-clip] {
    max-inline-size: 9rem;
  }
  ${cell}[data-phone='end'] {
    margin-inline-start: auto;
  }
  ${cell}:is([data-phone='note'], [data-phone='end']) * {
    font-size: inherit;
  }
  ${cell}:is([data-phone='line'], [data-phone='note'])[data-clip] {
    overflow: clip;
    overflow-clip-margin: var(--ds-space-1);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${cell}[data-phone='line'][data-clip] [data-part='two-line'] > span:last-child > * {
    overflow: clip;
    text-overflow: ellipsis;
  }
  ${cell} [data-part='two-line'][data-pictured] {
    align-items: flex-start;
  }
  ${cell}[data-label]:not([data-phone])::before {
    content: attr(data-label) ' ';
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  ${row} > :is(td:empty, td[data-phone='hidden']) {
    display: none;
  }
  ${row} > :is(td[data-phone='line'], td:not([data-label], [data-phone], [data-headline])) {
    flex: 1 0 100%;
  }
  ${row} > :is(td:first-child, td[data-part] + td):not([data-part]) {
    order: 1;
    flex: 1 1 0;
    min-inline-size: 45%;
    margin: 0;
    margin-inline-start: calc(-1 * var(--card-indent, 0rem));
    font-weight: var(--ds-type-weight-medium);
  }
  ${cell}[data-headline] {
    order: 1;
    flex: 0 0 auto;
    align-self: flex-start;
    max-inline-size: 50%;
    margin: 0;
    font-weight: var(--ds-type-weight-semibold);
    text-align: end;
  }
  @media (max-width: 22.49rem) {
    ${cell}[data-headline] {
      max-inline-size: 100%;
      margin-inline-start: auto;
    }
  }
  ${row} > :is(td[data-headline], td:first-child, td[data-part] + td):not([data-part])::before {
    content: none;
  }
  ${table} > tbody[data-part='skeleton'] > tr > td {
    flex: 1 0 100%;
  }
  /* As high as most rows, whatever the number of columns. */
  &[data-cards] > [data-part='scroll'] > table > tbody[data-part='skeleton'] > tr > td:nth-child(n + 4) {
    display: none;
  }

  ${cell}:is([data-part='select'], [data-part='toggle'], [data-part='menu'], [data-phone='corner']) {
    position: absolute;
    inset-block-start: var(--ds-space-2);
    inset-inline-end: calc(var(--ds-space-4) + var(--card-at, 0) * 2.5rem);
    margin: 0;
    min-block-size: var(--ds-density-control-small);
  }
  ${cell}[data-part='select'] {
    inset-block-start: var(--ds-space-3);
    inset-inline: var(--ds-space-4) auto;
  }
  ${cell}[data-part='toggle'] {
    --card-at: var(--card-toggle);
  }
  ${cell}:not(:first-child, [data-part] + td, [data-headline]) [data-part='two-line']:not([data-pictured]),
  ${cell}:not(:first-child, [data-part] + td, [data-headline]) [data-part='two-line']:not([data-pictured])
  :is(span, small) {
    display: inline;
    margin-inline-end: var(--ds-space-1);
  }
  ${cell}[data-headline] [data-part='two-line'] {
    justify-content: flex-end;
  }
  ${cell} [data-part='two-line'] > span > small {
    overflow-wrap: anywhere;
  }
  ${row}[data-part='detail'] {
    display: block;
  }
  ${row}[data-part='detail'] > td {
    display: block;
    margin: 0;
    font-weight: inherit;
  }
`;
