import type { StartPage } from '#contract/startPages.ts';
import type { UserEdit } from '#contract/types.ts';
import { hold } from '../machine/load.ts';
import { me } from './me.ts';
import { run } from '../machine/operations.ts';
import { session } from './session.ts';

/** What a person says about themselves. */
export type ProfileValues = Required<
  Pick<UserEdit, 'first_name' | 'last_name' | 'company' | 'phone' | 'address' | 'country'>
>;

const own = () => ({ id: session.userId });

type Edit = 'profile.update' | 'profile.askEmail' | 'profile.email' | 'password.change';

async function edit(name: Edit, body: UserEdit, id?: string) {
  const outcome = await run(name, { params: own(), body }, id ? { id } : {});
  // A text is the refusal 208, which never arrives as a success.
  if (outcome.ok && typeof outcome.value !== 'string') me.user = hold(outcome.value);
  return outcome;
}

/** Saves the fields that changed. */
export const updateProfile = (changed: Partial<ProfileValues>) => edit('profile.update', changed);

/** What saving the start page is told apart by from saving the rest. */
export const startPageId = 'startPage';

/** Chooses where one lands after signing in. */
export const chooseStartPage = (start_page: StartPage) => edit('profile.update', { start_page }, startPageId);

/** Has a code sent to another address to sign in with; the answer is the same whether or not somebody has it. */
export const askForEmail = (email: string, currentPassword: string) =>
  edit('profile.askEmail', { email, currentPassword });

/** Changes the address to sign in with by that code; the old one gets a mail. */
export const changeEmail = (email: string, currentPassword: string, emailCode: string) =>
  edit('profile.email', { email, currentPassword, emailCode });

/** Changes the password; all other sessions end. */
export const changePassword = (password: string, currentPassword: string) =>
  edit('password.change', { password, currentPassword });

/** Takes the own picture away. */
export async function removePicture() {
  const outcome = await run('profile.noPicture', { params: own() });
  if (outcome.ok) me.user = hold(outcome.value);
  return outcome;
}

/** Replaces the own picture. */
export async function uploadPicture(picture: Blob) {
  const body = new FormData();
  body.set('file', picture, 'picture');
  const outcome = await run('profile.picture', { params: own(), body });
  if (outcome.ok) me.user = hold(outcome.value);
  return outcome;
}
