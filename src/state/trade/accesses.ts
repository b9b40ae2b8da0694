import { maxPageSize } from '#contract/constants.ts';
import type { Access, AccessPage } from '#contract/generated/documents.ts';
import { useSnapshot } from 'valtio';
import { allPages } from '../machine/allPages.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { onReload, run } from '../machine/operations.ts';
import { createStore, onReset } from '../machine/registry.ts';

interface Accesses {
  mine: Ref<AccessPage> | undefined;
  readers: Ref<AccessPage> | undefined;
  running: Ref<Access[]> | undefined;
}

export const initialAccesses = (): Accesses => ({ mine: undefined, readers: undefined, running: undefined });
export const accesses = createStore(initialAccesses, { persist: false });

export interface AccessListFilter {
  active?: boolean | undefined;
  name?: string | undefined;
  page?: number | undefined;
}

const loadBought = load('accesses.mine', (page) => {
  accesses.mine = ref(page);
});
const loadSold = load('accesses.readers', (page) => {
  accesses.readers = ref(page);
});

export const loadMyAccess = Object.assign((filter: AccessListFilter) => loadBought({ ...filter, role: 'BOUGHT' }), {
  leave: loadBought.leave,
});

export const loadReaders = Object.assign((filter: AccessListFilter) => loadSold({ ...filter, role: 'SOLD' }), {
  leave: loadSold.leave,
});

const roles = { mine: 'BOUGHT', readers: 'SOLD' } as const;

export const allAccess = (side: keyof typeof roles, filter: AccessListFilter) =>
  allPages(
    (paging) => run('accesses.file', { ...filter, role: roles[side], ...paging }),
    ({ content }) => content,
  );

let watched = false;
onReset(() => {
  watched = false;
});

/** Keeps the earlier list when a page fails. */
export async function loadRunning() {
  watched = true;
  const found: Access[] = [];
  for (let page = 0; ; page += 1) {
    const outcome = await run('accesses.running', { role: 'BOUGHT', active: true, page, limit: maxPageSize });
    if (!outcome.ok) return;
    found.push(...outcome.value.content);
    if (outcome.value.content.length === 0 || found.length >= outcome.value.total) break;
  }
  accesses.running = ref(found);
}

onReload('accesses.running', () => (watched ? loadRunning() : undefined));

export const useRunning = () => useSnapshot(accesses).running;
