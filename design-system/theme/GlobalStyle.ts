import { createGlobalStyle } from 'styled-components';
import { focusRingAround } from '../internal/styles/focus.styles.ts';

/** Rules of bare elements, with the selector of each element from `at`; `inside` limits lists. */
function resetOf(at: (element: string) => string, inside = ''): string {
  const all = (elements: string) => elements.split(' ').map(at).join(', ');
  return `
  ${all('h1 h2 h3 h4 h5 h6 p dl dd ul ol figure fieldset pre')} { margin: 0; }
  :where(ul, ol)[role='list']${inside}, :where(ul, ol)[data-part]${inside} { padding: 0; list-style: none; }
  ${at('fieldset')} { padding: 0; border: 0; min-inline-size: 0; }
  ${all('code kbd pre samp')} { font-family: var(--ds-type-font-mono); }
  ${all('button input select textarea')} { font: inherit; color: inherit; letter-spacing: inherit; }
  ${all('img svg video')} { display: block; max-inline-size: 100%; }
  ${at(`svg[data-component='Icon']`)} { max-inline-size: none; }
  ${at('table')} { border-collapse: collapse; border-spacing: 0; }`;
}

const forcedColors = (inside = '') => `
  @media (forced-colors: active) {
    :where([data-component])${inside} { border-color: CanvasText; }
    :is([role='tab'], [role='option'], [role='treeitem'])[aria-selected='true']${inside}, :is(a, button)[aria-current]:not([aria-current='false'])${inside} {
      forced-color-adjust: none;
      background: Highlight !important;
      &, & > :is(small, svg), & > span > small { color: HighlightText !important; }
    }
  }`;

/**
 * Base styles of the page, at element or :where() specificity, so that any class outranks them. One :where() per element:
 * browsers try a :where() of several on every element of the page.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  ${resetOf((element) => `:where(${element})`)}

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* A permanent scrollbar avoids layout shifts and an empty strip next to the header. */
    overflow-y: scroll;
    background: var(--ds-surface-page);
    /* Used by the scroll lock below; visible text takes the body's colour. */
    color: var(--ds-behind);
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
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
  /* Radix would lock scrolling with a <style> element, which a strict policy blocks. Panels mark <html> instead. */
  html[data-covered] {
    overflow: hidden;
    scrollbar-gutter: stable;
    /* The scrollbar gutter is outside the scrim and darkens with the page. A custom property set only here would
       make the browser restyle every element of the page. */
    background-color: currentcolor;
  }
  html[data-covered='end']:not([dir='rtl']) { background-color: var(--ds-surface-popup); }
  /* The scrim blocks the pointer. Radix disables pointer events on the body, which would also restyle every element. */
  html[data-covered] body {
    pointer-events: auto !important;
    /* Hides the colour of <html>. Always there, it would be a second fill of the whole page. */
    background: var(--ds-surface-page);
  }
  body[data-scroll-locked] { overscroll-behavior: contain; }

  /* Default focus ring; components override it where the ring belongs on another element. */
  :where(:focus-visible) {
    ${focusRingAround}
  }
  :where(h1, h2, h3, [tabindex='-1']:not(button, a, input, select, textarea, summary)):focus { outline: none; }

  ::selection { background: var(--ds-accent-fill); color: var(--ds-accent-on-fill); }

  ${forcedColors()}
`;

const part = "[data-component]:not([data-component='ThemeRegion'], [data-component='LocaleProvider']), [data-pattern]";
const inParts = `:where(${part}, :is(${part}) *)`;

/** For a host with its own styles: what parts need. Outranks element selectors such as Bootstrap's, and no class. */
export const PartStyle = createGlobalStyle`
  ${inParts}, ${inParts}::before, ${inParts}::after { box-sizing: border-box; }
  ${resetOf((element) => `html ${element}${inParts}`, inParts)}
  html legend${inParts} { float: none; }
  html dt${inParts} { font-weight: inherit; }
  html hr${inParts} { opacity: 1; }
  html body :where(:focus-visible)${inParts} {
    ${focusRingAround}
  }
  html body :where(h1, h2, h3, [tabindex='-1']:not(button, a, input, select, textarea, summary)):where(:focus)${inParts} { outline: none; }
  ${forcedColors(inParts)}
`;
