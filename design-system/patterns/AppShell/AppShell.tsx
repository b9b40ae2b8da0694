import { useState, type ComponentProps, type ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/index.ts';
import { Icon } from '../../icons/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { More, Root } from './AppShell.styles.ts';
import { PlaceLink, Places, type PlaceGroup } from './Places.tsx';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { shellTexts } from './texts.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /** Logo and name, top left. The part marked `data-part="name"` is hidden on phones. */
  brand: ReactNode;
  /** Navigation links in groups. On phones, the first four form the bottom bar and the rest open behind "More". */
  navigation: readonly PlaceGroup[];
  /** Centre of the header, e.g. a search field; hidden on phones. */
  search?: ReactNode;
  /**
   * End of the header: balance, notifications, theme, account menu. `data-part="wide"` hides a part on phones,
   * `"roomy"` or `"tight"` limits it to windows from 64 rem or below.
   */
  actions?: ReactNode;
  /** `wide`: from 100 rem, cards, tables and charts take more of the window than text and forms do. */
  measure?: 'page' | 'wide';
}

const inBottomBar = 4;

export function AppShell(props: AppShellProps) {
  const {
    brand,
    navigation,
    search,
    actions,
    measure = 'page',
    children,
    ...rest
  } = useDefaultProps('AppShell', props);
  const texts = useTexts('shell', shellTexts);
  const [more, setMore] = useState(false);
  const all = navigation.flatMap(({ places }) => places);
  const isBehindMore = all.slice(inBottomBar).some(({ link }) => link.props['aria-current']);
  return (
    <Root {...rest} data-component="AppShell" data-measure={measure}>
      <a href="#main" data-part="skip">
        {texts.skip}
      </a>
      <header>
        <div data-part="brand">{brand}</div>
        {search && <div data-part="search">{search}</div>}
        <div data-part="actions">{actions}</div>
      </header>
      <nav aria-label={texts.main} data-part="side">
        <Places groups={navigation} />
      </nav>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <nav aria-label={texts.short} data-part="bottom">
        <ul data-part="places">
          {all.slice(0, inBottomBar).map((place) => (
            <li key={place.label}>
              <PlaceLink place={{ ...place, label: place.short ?? place.label }} />
            </li>
          ))}
          {all.length > inBottomBar && (
            <li>
              <button
                type="button"
                data-part="place"
                aria-current={isBehindMore || undefined}
                aria-haspopup="dialog"
                onClick={() => setMore(true)}
              >
                <Icon name="menu" />
                <span>{texts.more}</span>
              </button>
            </li>
          )}
        </ul>
      </nav>
      <Drawer.Root open={more} onOpenChange={setMore}>
        <Drawer.Content title={texts.goTo} side="bottom">
          <More>
            <Places groups={navigation} onClick={() => setMore(false)} />
          </More>
        </Drawer.Content>
      </Drawer.Root>
    </Root>
  );
}
