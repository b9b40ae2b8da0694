import { maxPageSize } from '#contract/constants.ts';
import type { Access } from '#contract/generated/documents.ts';
import { allPages } from '../../machine/allPages.ts';
import { ref, type Ref } from '../../machine/load.ts';
import { onReload, run } from '../../machine/operations.ts';
import { createStore, onReset } from '../../machine/registry.ts';
import { resource } from '../../machine/resource.ts';
import { useSelected } from '../../machine/useSelected.ts';

const initialAccesses = (): { running: Ref<Access[]> | undefined } => ({ running: undefined });
const accesses = createStore(initialAccesses, { persist: false });

export interface AccessListFilter {
  active?: boolean | undefined;
  name?: string | undefined;
  page?: number | undefined;
  /** Default 20, maximum 100. */
  limit?: number | undefined;
}

const accessesOf = (side: string, role: 'BOUGHT' | 'SOLD') =>
  resource(`accesses.${side}`, { from: 'accesses', input: (filter: AccessListFilter) => ({ ...filter, role }) });

export const accessesBySide = { mine: accessesOf('mine', 'BOUGHT'), readers: accessesOf('readers', 'SOLD') } as const;

export const allAccess = (side: keyof typeof accessesBySide, filter: AccessListFilter) =>
  allPages(
    (paging) => accessesBySide[side].read({ ...filter, ...paging }),
    ({ content }) => content,
  );

let watched = false;
let underWay: Promise<void> | undefined;
onReset(() => {
  watched = false;
  underWay = undefined;
});

async function load() {
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

/** Callers at the same time share one request. */
export const loadRunning = () =>
  (underWay ??= load().finally(() => {
    underWay = undefined;
  }));

export const ensureRunning = () => {
  if (!accesses.running) void loadRunning();
};

onReload('accesses.running', () => (watched ? load() : undefined));

export const useRunning = () => useSelected(accesses, ({ running }) => running);
