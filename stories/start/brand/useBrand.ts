import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { onLook, show, shownLook, type Look } from '../../../.storybook/look.ts';
import { brands } from '../../../.storybook/brands.ts';
import { codeOf, ownBrandOf, standardOwn, type OwnBrand } from '../../../.storybook/ownBrand.ts';

/** A fixed brand of the toolbar as a start for one's own. */
function fixed(name: string): OwnBrand {
  const options: { accent?: string; radius?: OwnBrand['radius']; font?: { sans: string } } =
    brands.find((brand) => brand.name === name)?.options ?? {};
  return {
    accent: options.accent ?? standardOwn.accent,
    radius: options.radius ?? standardOwn.radius,
    font: options.font?.sans.split(',')[0] ?? standardOwn.font,
  };
}

/** Longest that the address waits while a colour is dragged, milliseconds. */
const settleMs = 300;

export interface Brand {
  own: OwnBrand;
  look: Look;
  change: (part: Partial<OwnBrand>) => void;
  changeLook: (part: Partial<Look>) => void;
}

interface Globals {
  initialGlobals: object;
  globals: object;
  update: (some: Partial<Look>) => void;
}

/** The brand, theme and density that Storybook shows. A change shows at once, in the toolbar and in the address. */
export function useBrand(): Brand {
  const look = useSyncExternalStore(onLook, shownLook);
  const context = useContext(DocsContext);
  const own = ownBrandOf(look.brand) ?? fixed(look.brand);
  const { brand, theme, density } = look;
  useEffect(() => {
    const timer = setTimeout(() => {
      // Asking for the change by `updateGlobals` would mount the page again.
      const { userGlobals } = (context as unknown as { store: { userGlobals: Globals } }).store;
      userGlobals.update({ brand, theme, density });
      const { initialGlobals, globals } = userGlobals;
      context.channel.emit('globalsUpdated', { initialGlobals, globals, userGlobals: globals, storyGlobals: {} });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [context, brand, theme, density]);
  return {
    own,
    look,
    change: (part) => show({ brand: codeOf({ ...own, ...part }) }),
    changeLook: show,
  };
}
