import type { StartPage } from '#contract/startPages.ts';
import type { UserEdit } from '#contract/types.ts';
import { showMe } from './loadMe.ts';
import { run } from '../machine/operations.ts';
import { session } from './session.ts';

export type ProfileValues = Required<
  Pick<UserEdit, 'first_name' | 'last_name' | 'company' | 'phone' | 'address' | 'country'>
>;

const own = () => ({ id: session.userId });

type Edit = 'profile.update' | 'profile.settings' | 'profile.askEmail' | 'profile.email' | 'password.change';

async function edit(name: Edit, body: UserEdit, id?: string) {
  const outcome = await run(name, { params: own(), body }, id ? { id } : {});
  // A string is the refusal 208, which never succeeds.
  if (outcome.ok && typeof outcome.value !== 'string') showMe(outcome.value);
  return outcome;
}

export const updateProfile = (changed: Partial<ProfileValues>) => edit('profile.update', changed);

export const startPageId = 'startPage';

export const chooseStartPage = (start_page: StartPage) => edit('profile.update', { start_page }, startPageId);

/** Not shown as an action: the settings apply at once. Names left out stay as they are. */
export const saveSettings = (settings: NonNullable<UserEdit['settings']>) => edit('profile.settings', { settings });

/** Sends a code to the new address. The reply does not reveal whether the address is taken. */
export const askForEmail = (email: string, currentPassword: string) =>
  edit('profile.askEmail', { email, currentPassword });

export const changeEmail = (email: string, currentPassword: string, emailCode: string) =>
  edit('profile.email', { email, currentPassword, emailCode });

export const changePassword = (password: string, currentPassword: string) =>
  edit('password.change', { password, currentPassword });

export async function removePicture() {
  const outcome = await run('profile.noPicture', { params: own() });
  if (outcome.ok) showMe(outcome.value);
  return outcome;
}

export async function uploadPicture(picture: Blob) {
  const body = new FormData();
  body.set('file', picture, 'picture');
  const outcome = await run('profile.picture', { params: own(), body });
  if (outcome.ok) showMe(outcome.value);
  return outcome;
}
