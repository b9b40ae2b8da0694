import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, type API } from 'storybook/manager-api';

const addon = 'design-system';
const actionName = 'search';

const page = 'start-search--docs';

/** Opens the page that finds everything. Its field takes the focus as it appears; on the page itself, once more, with its text selected. */
function openSearch(api: API): void {
  if (api.getUrlState().storyId !== page) return api.selectStory(page);
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const field = frame?.contentDocument?.querySelector<HTMLInputElement>('input[type=search]');
  field?.focus();
  field?.select();
}

/** Rebinds Ctrl K to Start / Search. The sidebar's search, which knows titles only, moves to Ctrl Alt K. */
export async function bindSearch(api: API): Promise<void> {
  const keys = api.getDefaultShortcuts()['search'];
  if (!keys) return;
  // Custom keys stay unchanged.
  if (String(api.getShortcutKeys()['search']) === String(keys))
    await api.setShortcut('search', keys.toSpliced(1, 0, 'alt'));
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
