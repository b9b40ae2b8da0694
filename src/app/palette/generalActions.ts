import { chooseTheme, fillText, type IconName } from '#design-system';
import { paths, withQuery } from '../../config/paths.ts';
import { adminMessages } from '../../messages/admin.ts';
import { notificationMessages } from '../../messages/notifications.ts';
import { paletteMessages as messages } from './messages.ts';
import { productsMessages } from '../../messages/products.ts';
import { header, modeNames, themeNames } from '../../messages/shell.ts';
import { walletMessages } from '../../pages/wallet/messages.ts';
import { leaveBy } from '../../pages/shared/history/navigationBlockers.ts';
import { hasRight, type actionRules, type ActionName, type Actor } from '../../state/trade/actionRules.ts';
import { chooseMode } from '../../state/me/me.ts';
import { markRead } from '../../state/notifications/notifications.ts';
import { setKeysOff } from './paletteStore.ts';
import { signOut } from '../../state/me/signIn.ts';

export interface Action {
  id: string;
  label: string;
  icon: IconName;
  keywords?: string;
  run: (go: (path: string) => void) => void;
}

type General = { [A in ActionName]: (typeof actionRules)[A]['subject'] extends 'none' ? A : never }[ActionName];

const usualTopUp = 10_000_000;

const general: Readonly<Record<General, Omit<Action, 'id'>>> = {
  'tokens.add': {
    label: walletMessages.add,
    icon: 'plus',
    keywords: 'wallet buy top up',
    run: (go) => go(withQuery(paths.wallet, { add: usualTopUp })),
  },
  'product.add': {
    label: productsMessages.add,
    icon: 'plus',
    keywords: 'list sell new',
    run: (go) => go(paths.newProduct),
  },
  'notifications.read': {
    label: notificationMessages.markAll,
    icon: 'check',
    keywords: 'bell notifications',
    run: () => void markRead(),
  },
  'people.add': {
    label: adminMessages.add,
    icon: 'plus',
    keywords: 'user',
    run: (go) => go(withQuery(paths.admin, { add: 'one' })),
  },
  'people.import': {
    label: messages.actions.addMany,
    icon: 'upload',
    keywords: 'users csv import',
    run: (go) => go(withQuery(paths.admin, { add: 'many' })),
  },
  'people.activity': {
    label: messages.actions.activity,
    icon: 'activity',
    keywords: 'audit log',
    run: (go) => go(withQuery(paths.admin, { tab: 'activity' })),
  },
  'exchange.health': {
    label: messages.actions.health,
    icon: 'activity',
    keywords: 'server database disk backup queue',
    run: (go) => go(withQuery(paths.admin, { tab: 'health' })),
  },
  'session.close': {
    label: header.signOut,
    icon: 'log-out',
    keywords: 'log out leave',
    run: () => leaveBy(() => void signOut()),
  },
};

const themes = Object.keys(themeNames) as (keyof typeof themeNames)[];

export const generalActionsFor = (who: Actor, keysOff: boolean): Action[] => [
  ...(Object.keys(general) as General[])
    .filter((name) => hasRight(name, who))
    .map((name): Action => ({ id: name, ...general[name] })),
  ...who.granted
    .filter((slot) => slot !== who.mode)
    .map((slot): Action => ({
      id: `mode.${slot}`,
      label: fillText(messages.actions.mode, { mode: modeNames[slot] }),
      icon: 'users',
      keywords: 'role switch',
      run: () => chooseMode(slot),
    })),
  ...themes.map((theme): Action => ({
    id: `theme.${theme}`,
    label: fillText(messages.actions.theme, { theme: themeNames[theme] }),
    icon: 'sun',
    keywords: 'dark light contrast colour',
    run: () => chooseTheme(theme),
  })),
  {
    id: 'keys',
    label: keysOff ? messages.actions.keysOn : messages.actions.keysOff,
    icon: 'settings',
    keywords: 'shortcuts keyboard',
    run: () => setKeysOff(!keysOff),
  },
];
