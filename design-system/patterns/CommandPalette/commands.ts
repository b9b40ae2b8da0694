import type { IconName } from '../../icons/index.ts';
import { matching, ranks } from '../../internal/format/match.ts';

export interface Command {
  /** Unique id, stored for recent commands. */
  id: string;
  label: string;
  hint?: string;
  icon?: IconName;
  keywords?: string;
  /** Global shortcut, e.g. 'g d'; for display only. */
  shortcut?: string;
  onRun: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

const maxPerGroup = 30;
const maxRecent = 5;

function recentOf(groups: readonly CommandGroup[], recent: readonly string[]) {
  const all = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command] as const)));
  return recent.flatMap((id) => all.get(id) ?? []).slice(0, maxRecent);
}

const withShortcut = (commands: readonly Command[]) => ({
  shown: commands.filter(({ shortcut }) => shortcut),
  best: ranks.others,
});

export function found(
  groups: readonly CommandGroup[],
  query: string,
  recent: readonly string[],
  recentLabel: string,
): CommandGroup[] {
  const wanted = query.trim();
  const last = wanted === '' ? recentOf(groups, recent) : [];
  const others = groups
    .map(({ label, commands }) => {
      const { shown, best } = wanted === '?' ? withShortcut(commands) : matching(commands, query, maxPerGroup);
      return { label, best, commands: shown.filter((command) => !last.includes(command)) };
    })
    .toSorted((one, other) => one.best - other.best)
    .map(({ label, commands }) => ({ label, commands }));
  return [{ label: recentLabel, commands: last }, ...others].filter(({ commands }) => commands.length > 0);
}
