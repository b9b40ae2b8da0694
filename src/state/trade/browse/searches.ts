import type { StreamFilter } from '#contract/types.ts';
import { run } from '../../machine/operations.ts';
import { resource } from '../../machine/resource.ts';

export const searches = resource('searches.load', { from: 'searches.list' });

export const saveSearch = (name: string, filter: StreamFilter) => run('searches.save', { body: { name, filter } });

export const markSearchSeen = (id: string) => run('searches.see', { params: { id } }, { id });

export const removeSearch = (id: string) => run('searches.remove', { params: { id } }, { id });
