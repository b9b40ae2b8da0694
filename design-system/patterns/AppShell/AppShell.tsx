import { useState, type ComponentProps, type ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/index.ts';
import { Icon } from '../../icons/index.ts';
import { More, Root } from './AppShell.styles.ts';
import { PlaceLink, Places, type PlaceGroup } from './Places.tsx';

export interface AppShellProps extends ComponentProps<'div'> {
  /** Mark and name, top left. A part marked `data-part="name"` gives way on a phone. */
  brand: ReactNode;
  /** Every place of the app, in groups; on a phone the first four stand in the bottom bar and the rest behind "More". */
  navigation: readonly PlaceGroup[];
  /** Middle of the header, e.g. a search; not shown on a phone. */
  search?: ReactNode;
  /** End of the header: balance, bell, theme, avatar menu. Parts marked `data-part="wide"` or `"narrow"` show only there. */
  actions?: ReactNode;
}

const inBottomBar = 4;

/** The frame of every page after sign-in: header, side navigation, and on a phone a bottom bar. */
export function AppShell({ brand, navigation, search, actions, children, ...rest }: AppShellProps) {
  const [more, setMore] = useState(false);
  const all = navigation.flatMap(({ places }) => places);
  return (
    <Root {...rest} data-component="AppShell">
      <a href="#main" data-part="skip">
        Skip to content
      </a>
      <header>
        <div data-part="brand">{brand}</div>
        {search && <div data-part="search">{search}</div>}
        <div data-part="actions">{actions}</div>
      </header>
      <nav aria-label="Main" data-part="side">
        <Places groups={navigation} />
      </nav>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <nav aria-label="Main, short" data-part="bottom">
        <ul data-part="places">
          {all.slice(0, inBottomBar).map((place) => (
            <li key={place.label}>
              <PlaceLink place={place} />
            </li>
          ))}
          {all.length > inBottomBar && (
            <li>
              <button type="button" data-part="place" aria-haspopup="dialog" onClick={() => setMore(true)}>
                <Icon name="menu" />
                <span>More</span>
              </button>
            </li>
          )}
        </ul>
      </nav>
      <Drawer.Root open={more} onOpenChange={setMore}>
        <Drawer.Content title="Go to" side="bottom">
          <More>
            <Places groups={navigation} onClick={() => setMore(false)} />
          </More>
        </Drawer.Content>
      </Drawer.Root>
    </Root>
  );
}
