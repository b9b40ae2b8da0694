import { useContext, useMemo, useSyncExternalStore, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { RegionContext } from '../internal/dom/RegionContext.ts';
import { BrandDefaults } from './BrandDefaults.tsx';
import type { CreatedTheme } from './createTheme.ts';
import { shownTheme, systemTheme, watchPreference, type ThemeChoice } from './preference.ts';

const Root = styled.div`
  background: var(--ds-surface-page);
  color: var(--ds-text-strong);
  font-family: var(--ds-type-font-sans);
  font-size: var(--ds-type-size-medium);
  line-height: var(--ds-type-leading-normal);
`;

function watchPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const stop = watchPreference(listener);
  return () => {
    observer.disconnect();
    stop();
  };
}

export interface ThemeRegionProps extends ComponentProps<'div'> {
  /** Theme of the region. Default: that around it. */
  theme?: ThemeChoice | undefined;
  /** Brand of the region. */
  brand?: CreatedTheme | undefined;
}

/** Part of a page with its own theme or brand. Dialogs and menus opened inside have it too. */
export function ThemeRegion({ theme, brand, children, ...rest }: ThemeRegionProps) {
  const outer = useContext(RegionContext);
  const ofPage = useSyncExternalStore(watchPage, shownTheme, () => 'light');
  const ofSystem = useSyncExternalStore(watchPreference, systemTheme, () => 'light');
  const inherited = outer['data-theme'] ?? ofPage;
  const shown = theme === 'system' ? ofSystem : (theme ?? inherited);
  const region = useMemo(
    () => ({
      ...outer,
      // Theme colours resolve where they are declared, so a brand needs them declared again.
      'data-theme': shown,
      ...(brand?.density && { 'data-density': brand.density }),
      style: { ...outer.style, ...brand?.variables },
    }),
    [outer, shown, brand],
  );
  return (
    <RegionContext.Provider value={region}>
      <Root {...rest} {...region} style={{ ...region.style, ...rest.style }} data-component="ThemeRegion">
        <BrandDefaults brand={brand}>{children}</BrandDefaults>
      </Root>
    </RegionContext.Provider>
  );
}
