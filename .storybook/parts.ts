import entries from 'virtual:entries';
import all from 'virtual:parts';
import usedIn from 'virtual:used-in';

export const entryOf = (name: string): string | undefined => entries[name];

export const partsOf = (group: string) => all.filter((part) => part.group === group);

export const screensOf = (part: string) => usedIn[part] ?? [];
