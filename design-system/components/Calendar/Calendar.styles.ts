import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { focusRing, focusRingOnEdge } from '../../internal/styles/focus.styles.ts';

// The classes are those of react-day-picker.
export const Root = styled.div`
  --calendar-day: var(--ds-density-control-medium);
  inline-size: fit-content;
  max-inline-size: 100%;
  color: var(--ds-text-strong);

  & .rdp-months {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-4);
  }
  & .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }
  & .rdp-nav > button {
    display: grid;
    place-items: center;
    inline-size: var(--calendar-day);
    block-size: var(--calendar-day);
    padding: 0;
    border: 0;
    border-radius: var(--ds-radius-medium);
    background: none;
    color: var(--ds-text-muted);
    cursor: pointer;
  }
  & .rdp-nav > button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  & .rdp-nav:dir(rtl) svg {
    transform: scaleX(-1);
  }
  & .rdp-month_caption {
    display: flex;
    align-items: center;
    block-size: var(--calendar-day);
    padding-inline: var(--ds-space-2) calc(2 * var(--calendar-day));
    font-weight: var(--ds-type-weight-semibold);
  }
  & .rdp-dropdowns {
    position: relative;
    display: flex;
    gap: var(--ds-space-3);
  }
  & .rdp-dropdowns > [role='status'] {
    ${visuallyHidden}
  }
  & .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    border-radius: var(--ds-radius-small);
  }
  & .rdp-dropdown_root:has(:focus-visible) {
    ${focusRing}
  }
  /* Covers its text, which shows the choice. */
  & .rdp-dropdown {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  & .rdp-caption_label {
    display: inline-flex;
    gap: var(--ds-space-half);
    align-items: center;
  }
  & .rdp-caption_label > svg {
    inline-size: var(--ds-icon-small);
    color: var(--ds-text-muted);
  }

  & .rdp-month_grid {
    border-collapse: collapse;
  }
  & .rdp-weekday {
    block-size: var(--ds-space-8);
    padding: 0;
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    font-weight: var(--ds-type-weight-medium);
  }
  & .rdp-day {
    padding: var(--ds-line-thin) 0;
    text-align: center;
  }
  & .rdp-day_button {
    display: grid;
    place-items: center;
    inline-size: var(--calendar-day);
    block-size: var(--calendar-day);
    padding: 0;
    border: var(--ds-line-thin) solid transparent;
    border-radius: var(--ds-radius-medium);
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & :is(.rdp-day_button, .rdp-nav > button:not([aria-disabled='true'])):hover:not(:disabled) {
    background: var(--ds-surface-hover);
    color: var(--ds-text-strong);
  }
  & :is(.rdp-day_button, .rdp-nav > button):focus-visible {
    ${focusRingOnEdge}
  }
  & [data-outside] {
    color: var(--ds-text-muted);
  }
  & [data-today] > .rdp-day_button {
    border-color: var(--ds-edge-strong);
    font-weight: var(--ds-type-weight-semibold);
  }
  & [data-disabled] > .rdp-day_button {
    color: var(--ds-text-muted);
    opacity: 0.6;
    text-decoration: line-through;
    cursor: not-allowed;
  }
  & .rdp-range_middle,
  & .rdp-range_start,
  & .rdp-range_end {
    background: var(--ds-accent-tint);
  }
  & [data-hidden] {
    background: none;
  }
  & .rdp-range_start {
    border-start-start-radius: var(--ds-radius-medium);
    border-end-start-radius: var(--ds-radius-medium);
  }
  & .rdp-range_end {
    border-start-end-radius: var(--ds-radius-medium);
    border-end-end-radius: var(--ds-radius-medium);
  }
  & [data-selected]:not(.rdp-range_middle) > .rdp-day_button {
    border-color: var(--ds-accent-fill);
    background: var(--ds-accent-fill);
    color: var(--ds-accent-on-fill);
  }
  @media (forced-colors: active) {
    & [data-selected] > .rdp-day_button {
      border: var(--ds-line-thick) solid Highlight;
    }
    & [data-selected]:not(.rdp-range_middle) > .rdp-day_button {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
