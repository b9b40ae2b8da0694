import { createGlobalStyle } from 'styled-components';

/** Base rules of the page. Everything sits at element or :where() strength, so that any class outranks it. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  :where(h1, h2, h3, h4, h5, h6, p, dl, dd, ul, ol, figure, fieldset, pre) { margin: 0; }
  :where(ul, ol)[role='list'], :where(ul, ol)[data-part] { padding: 0; list-style: none; }
  :where(fieldset) { padding: 0; border: 0; min-inline-size: 0; }
  :where(button, input, select, textarea) { font: inherit; color: inherit; letter-spacing: inherit; }
  :where(img, svg, video) { display: block; max-inline-size: 100%; }
  :where(table) { border-collapse: collapse; border-spacing: 0; }

  html {
    color-scheme: light;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* The bar is always there: nothing jumps, and no empty strip shows beside the header. */
    overflow-y: scroll;
    background: var(--ds-surface-page);
    /* For the lock below; what is read has the color of the body. */
    color: var(--ds-behind);
  }
  html[data-theme='dark'] { color-scheme: dark; }

  body {
    margin: 0;
    min-block-size: 100dvh;
    background: var(--ds-surface-page);
    color: var(--ds-text-strong);
    font-family: var(--ds-type-font-sans);
    font-size: var(--ds-type-size-medium);
    line-height: var(--ds-type-leading-normal);
    font-feature-settings: 'cv11', 'ss03';
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
  }

  html[data-alone] { overflow-y: auto; }
  /* Radix would lock scrolling with a style element, which a strict policy refuses: panels mark the page themselves. */
  html[data-covered] {
    overflow: hidden;
    scrollbar-gutter: stable;
    /* The room kept for the bar lies outside the scrim: it darkens with the page. A custom property named here, and not in
       what always holds, would make the browser style every element of the page anew. */
    background-color: currentcolor;
  }
  /* The scrim keeps the pointer off the page; that Radix turns it off for every element costs as many new styles. */
  html[data-covered] body { pointer-events: auto !important; }
  body[data-scroll-locked] { overscroll-behavior: contain; }

  /* The one focus ring; a part draws its own only where the ring is not to stand around what has focus. A story shows it by
     data-force, without a keyboard. */
  :where(:focus-visible, [data-force~='focus']) {
    outline: var(--ds-line-thick) solid var(--ds-focus-ring);
    outline-offset: var(--ds-line-thick);
  }
  :where(h1, h2, h3, [tabindex='-1']:not(button, a, input, select, textarea, summary)):focus { outline: none; }

  ::selection { background: var(--ds-accent-fill); color: var(--ds-accent-on-fill); }

  @media (forced-colors: active) {
    :where([data-component]) { border-color: CanvasText; }
    [aria-selected='true'], [aria-current]:not([aria-current='false']) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
