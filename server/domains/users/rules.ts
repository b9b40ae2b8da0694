import { maxSettings, slots } from '#contract/constants.ts';
import type { AuditAction, Slot, UserEdit } from '#contract/types.ts';
import { mayStartAt } from '#contract/startPages.ts';
import { normalEmail } from '../../people/email.ts';
import { Refusal, wrongField } from '../../kernel/refusal.ts';
import type { StoredUser } from './store.ts';

export type Change = Partial<
  Pick<
    StoredUser,
    | 'first_name'
    | 'last_name'
    | 'company'
    | 'phone'
    | 'address'
    | 'country'
    | 'email'
    | 'slots'
    | 'disabled'
    | 'locked'
    | 'held'
    | 'start_page'
    | 'settings'
  >
>;

export function assertEdit(edit: UserEdit, { self, changesEmail }: { self: boolean; changesEmail: boolean }): void {
  if (!self) {
    for (const field of ['password', 'currentPassword', 'emailCode', 'start_page', 'settings'] as const) {
      if (edit[field] !== undefined) throw wrongField(field, 'is for its owner only');
    }
    return;
  }
  if (edit.reason !== undefined) throw wrongField('reason', 'is for what an admin does to others');
  if ((edit.password !== undefined || changesEmail) && edit.currentPassword === undefined) {
    throw wrongField('currentPassword', 'is missing');
  }
}

export function slotsAfter(granted: readonly Slot[], change: UserEdit['userModeType'] = {}): Slot[] {
  const after = slots.filter((slot) => change[slot] ?? granted.includes(slot));
  if (after.length === 0) throw wrongField('userModeType', 'leaves no slot');
  return after;
}

function mergeSettings(before: string | null, changed: NonNullable<UserEdit['settings']>): string {
  const all = { ...(JSON.parse(before ?? '{}') as object), ...changed };
  if (Object.keys(all).length > maxSettings) throw wrongField('settings', 'has too many settings');
  return JSON.stringify(all);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function changeOf(before: StoredUser, edit: UserEdit): Change {
  const {
    password: _password,
    currentPassword: _current,
    emailCode: _code,
    reason: _reason,
    userModeType,
    email,
    settings,
    ...plain
  } = edit;
  const wanted: Change = {
    ...plain,
    ...(email !== undefined && { email: normalEmail(email) }),
    ...(settings && { settings: mergeSettings(before.settings, settings) }),
    ...(userModeType && { slots: slotsAfter(before.slots, userModeType) }),
  } as Change;
  const names = Object.keys(wanted) as (keyof Change)[];
  const sorted = (name: keyof Change) => (name === 'slots' ? before.slots.toSorted(bySlot) : before[name]);
  const changed = names.filter((name) => wanted[name] !== undefined && !same(wanted[name], sorted(name)));
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

const bySlot = (one: Slot, other: Slot) => slots.indexOf(one) - slots.indexOf(other);

const canAct = ({ slots: granted, disabled, locked }: StoredUser) => granted.includes('admin') && !disabled && !locked;

export const removesAdmin = (before: StoredUser, change: Change): boolean =>
  canAct(before) && !canAct({ ...before, ...change });

export function assertNotOwnRights(change: Change, self: boolean): void {
  const rights = ['slots', 'disabled', 'locked', 'held'].some((name) => name in change);
  if (self && rights) throw new Refusal(409, 'own_rights', 'You cannot change your own roles');
}

export function assertStartPage({ start_page }: Change, { slots: granted }: Pick<StoredUser, 'slots'>): void {
  if (start_page && !mayStartAt(start_page, granted)) throw wrongField('start_page', 'is not among your screens');
}

export const lastAdmin = () => new Refusal(409, 'last_admin', 'At least one administrator must be able to sign in');

const profile = ['first_name', 'last_name', 'company', 'phone', 'address', 'country'] as const;

export function auditLinesOf(change: Change): { action: AuditAction; fields: (keyof Change)[] }[] {
  const lines: { action: AuditAction; fields: (keyof Change)[] }[] = [
    { action: 'user.edited', fields: profile.filter((name) => change[name] !== undefined) },
    { action: 'user.emailChanged', fields: change.email === undefined ? [] : ['email'] },
    { action: 'user.slotsChanged', fields: change.slots === undefined ? [] : ['slots'] },
    {
      action: change.disabled ? 'user.disabled' : 'user.enabled',
      fields: change.disabled === undefined ? [] : ['disabled'],
    },
    { action: change.locked ? 'user.locked' : 'user.unlocked', fields: change.locked === undefined ? [] : ['locked'] },
    { action: change.held ? 'user.held' : 'user.released', fields: change.held === undefined ? [] : ['held'] },
  ];
  return lines.filter(({ fields }) => fields.length > 0);
}
