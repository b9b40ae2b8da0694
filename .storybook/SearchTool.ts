import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, type API } from 'storybook/manager-api';

const addon = 'design-system';
const actionName = 'search';

/** Opens the page that finds everything. Its field takes the focus when it appears, and again when it is there already. */
function openSearch(api: API): void {
  api.selectStory('start-search--docs');
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  frame?.contentDocument?.querySelector<HTMLElement>('input[type=search]')?.focus();
}

/** Gives Ctrl K to the search in everything: that of the sidebar knows titles only, and adds Shift. */
export async function bindSearch(api: API): Promise<void> {
  const keys = api.getDefaultShortcuts()['search'] ?? [];
  await api.setShortcut('search', keys.toSpliced(1, 0, 'shift'));
  await api.setAddonShortcut(addon, {
    label: 'Search everything',
    actionName,
    defaultShortcut: keys,
    action: () => openSearch(api),
  });
}

/** Button of the toolbar. */
export function SearchTool() {
  const api = useStorybookApi();
  const keys = Object.entries(api.getShortcutKeys()).find(([name]) => name === `${addon}-${actionName}`)?.[1];
  return createElement(
    Button,
    { variant: 'ghost', padding: 'small', ...(keys && { shortcut: keys }), onClick: () => openSearch(api) },
    'Search everything',
  );
}
