import type { IconName } from '../../icons/index.ts';
import { matching, ranks } from '../../internal/format/match.ts';

export interface Command {
  /** Unique id, stored for recent commands. */
  id: string;
  /** Text of the row, which the search reads. */
  label: string;
  /** Muted text beside the label. */
  hint?: string;
  /** Icon before the label. */
  icon?: IconName;
  /** More words that find it. */
  keywords?: string;
  /** Global shortcut, e.g. 'g d'; for display only. */
  shortcut?: string;
  /** Acts on an object: listed below the objects, and only for a query or as recent. */
  verb?: boolean;
  /** Spends tokens or cannot be undone: never selected in advance. */
  spends?: boolean;
  /** Commands behind this one, opened by the arrow key or the button of its row. */
  inside?: readonly Command[];
  /** Without it, the command opens those behind it. */
  onRun?: () => void;
}

export interface CommandGroup {
  /** Heading of the group. */
  label: string;
  /** Label of its verbs, which are listed below the objects. Default: `label`. */
  verbsLabel?: string;
  /** Commands, in order. */
  commands: readonly Command[];
}

const maxPerGroup = 30;
const maxRecent = 5;

const withInside = (command: Command): readonly Command[] => [command, ...(command.inside ?? [])];

function recentOf(groups: readonly CommandGroup[], recent: readonly string[]) {
  const every = groups.flatMap(({ commands }) => commands).flatMap(withInside);
  // The same command can be in its group and behind its object.
  const all = new Map(every.map((command) => [command.id, command] as const));
  return recent.flatMap((id) => all.get(id) ?? []).slice(0, maxRecent);
}

const withShortcut = (commands: readonly Command[]) => ({
  shown: commands.filter(({ shortcut }) => shortcut),
  best: ranks.others,
});

export function matchCommands(
  groups: readonly CommandGroup[],
  query: string,
  recent: readonly string[],
  recentLabel: string,
): CommandGroup[] {
  const wanted = query.trim();
  const last = wanted === '' ? recentOf(groups, recent) : [];
  const matched = groups.map(({ label, verbsLabel = label, commands }) => {
    const { shown, best } = wanted === '?' ? withShortcut(commands) : matching(commands, query, maxPerGroup);
    return { label, verbsLabel, best, shown: shown.filter((command) => !last.includes(command)) };
  });
  const only = (isVerb: boolean): CommandGroup[] =>
    matched
      .toSorted((one, other) => one.best - other.best)
      .map(({ label, verbsLabel, shown }) => ({
        label: isVerb ? verbsLabel : label,
        commands: shown.filter(({ verb = false }) => verb === isVerb),
      }));
  return [{ label: recentLabel, commands: last }, ...only(false), ...(wanted === '' ? [] : only(true))].filter(
    ({ commands }) => commands.length > 0,
  );
}

/** Index of the command to select in advance; -1 when each one spends. */
export const firstSafe = (groups: readonly CommandGroup[]): number =>
  groups.flatMap(({ commands }) => commands).findIndex(({ spends = false }) => !spends);
