import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { shortcutPauseMs } from '../../config/constants.ts';
import { palette } from './paletteStore.ts';
import { isComposing } from '#design-system';

interface Shortcut {
  keys: string;
  run: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null);

export function useShortcuts(shortcuts: readonly Shortcut[], onHelp: () => void) {
  const { keysOff } = useSnapshot(palette);
  const first = useRef({ key: '', at: 0 });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (keysOff || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    if (event.key === '?') {
      event.preventDefault();
      onHelp();
      return;
    }
    const before = first.current;
    first.current = { key: event.key, at: event.timeStamp };
    if (event.timeStamp - before.at > shortcutPauseMs) return;
    const meant = shortcuts.find(({ keys }) => keys === `${before.key} ${event.key}`);
    if (!meant) return;
    event.preventDefault();
    meant.run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
