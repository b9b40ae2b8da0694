import { closeOtherSessions, closeSession, exportOwnData } from '#src/state/me/account.ts';
import {
  askForEmail,
  changeEmail,
  changePassword,
  removePicture,
  updateProfile,
  uploadPicture,
} from '#src/state/me/profile.ts';
import type { Given, Rows } from '../row.ts';

const sends = ({ userId }: Given) => `PATCH /auth/users/${userId}`;
const reply = { id: 'u1' };
const newEmail = ({ email }: Given) => `new.${email}`;
const newPassword = ({ password }: Given) => `new ${password}`;

/** Account of the signed-in person. */
export const accountRows = {
  'profile.update': {
    proves: ['PATCH /auth/users/{currentUser}'],
    act: () => updateProfile({ company: 'Fjord' }),
    sends,
    body: () => ({ company: 'Fjord' }),
    reply,
    says: 'User information updated successfully',
    fails: { data: true },
  },
  'profile.email': {
    proves: ['PATCH /auth/users/{currentUser}'],
    act: (given) => changeEmail(newEmail(given), given.password, given.passcode),
    sends,
    body: (given) => ({ email: newEmail(given), currentPassword: given.password, emailCode: given.passcode }),
    reply,
    says: 'User information updated successfully',
    fails: { data: true },
  },
  'profile.askEmail': {
    act: (given) => askForEmail(newEmail(given), given.password),
    sends,
    body: (given) => ({ email: newEmail(given), currentPassword: given.password }),
    reply,
    fails: { data: true },
  },
  'password.change': {
    proves: ['PATCH /auth/users/{currentUser}'],
    act: (given) => changePassword(newPassword(given), given.password),
    sends,
    body: (given) => ({ password: newPassword(given), currentPassword: given.password }),
    reply,
    says: 'Password changed successfully',
    fails: 'password change',
    reloads: ['sessions.load'],
  },
  'profile.picture': {
    proves: ['PUT /auth/users/{currentUser}'],
    act: ({ picture }) => uploadPicture(picture),
    sends: ({ userId }) => `PUT /auth/users/${userId}`,
    form: ['file'],
    reply,
    says: 'Profile picture uploaded successfully',
    fails: 'profile picture',
  },
  'profile.noPicture': {
    act: () => removePicture(),
    sends: ({ userId }) => `DELETE /auth/users/${userId}/picture`,
    reply,
  },
  'sessions.closeOthers': {
    act: () => closeOtherSessions(),
    sends: () => 'DELETE /auth/sessions',
    reply: undefined,
    reloads: ['sessions.load'],
  },
  'sessions.closeOne': {
    id: ({ session }) => session,
    act: ({ session }) => closeSession(session, 'Firefox on Linux'),
    sends: ({ session }) => `DELETE /auth/sessions/${session}`,
    reply: undefined,
    reloads: ['sessions.load'],
  },
  'account.export': {
    act: () => exportOwnData(),
    sends: ({ userId }) => `GET /auth/users/${userId}/export`,
    reply: { user: reply },
  },
} satisfies Rows;
