import { tokenFor } from '#tests/src/support/wireTap.ts';
import { confirmMfa, beginMfa, disableMfa, mfaStatus, mfaSystem, passMfa, renewCodes } from '#src/state/me/mfa.ts';
import { requestLink, setNewPassword, validateLink } from '#src/pages/recovery/recoveryStore.ts';
import { signIn } from '#src/state/me/signIn.ts';
import type { Given, Rows } from '../row.ts';

const coded = ({ passcode }: Given) => ({ passcode });
const linkPath = ({ link }: Given) => `/auth/users/recover/${link.token}/${link.id}`;

/** Signing in, recovery and the second factor. */
export const sessionRows = {
  'session.open': {
    proves: ['POST /auth/tokens'],
    act: ({ email, password }) => signIn({ email, password }),
    body: ({ email, password }) => ({ email, password }),
    reply: { token: tokenFor('u1'), mfa: null },
    says: 'Logged in successfully',
    fails: 'login',
    quiet: true,
  },
  'recovery.request': {
    proves: ['POST /auth/users/recover'],
    act: ({ email }) => requestLink(email),
    body: ({ email }) => ({ email }),
    reply: { accepted: true },
    says: 'Password reset link sent to your email',
    fails: 'recovery mail',
  },
  'recovery.validate': {
    proves: ['GET /auth/users/recover/{token}/{id}'],
    act: ({ link }) => validateLink(link),
    sends: (given) => `GET ${linkPath(given)}`,
    waits: 0,
    reply: { valid: true },
    fails: 'token validation',
  },
  'recovery.complete': {
    proves: ['PATCH /auth/users/recover/{token}/{id}'],
    act: ({ link, password }) => setNewPassword(link, `new ${password}`),
    sends: (given) => `PATCH ${linkPath(given)}`,
    body: ({ password }) => ({ password: `new ${password}` }),
    reply: { changed: true, email: 'a@b.c' },
    says: 'Password changed successfully',
    fails: 'password change',
  },
  'mfa.systemStatus': {
    proves: ['GET /auth/mfastatus'],
    act: () => mfaSystem.load(),
    waits: 0,
    reply: { enabled: false, required: false },
  },
  'mfa.userStatus': {
    proves: ['GET /mfa/mfa/{id}'],
    act: () => mfaStatus.load(),
    sends: ({ userId }) => `GET /mfa/mfa/${userId}`,
    waits: 0,
    reply: { enabled: false, pending: false, recoveryCodesLeft: 0 },
  },
  'mfa.createQr': {
    proves: ['POST /mfa/qrcode/{id}'],
    act: () => beginMfa(),
    sends: ({ userId }) => `POST /mfa/qrcode/${userId}`,
    reply: { url: 'otpauth://totp/x', secret: 'A' },
    clears: 0,
    fails: 'QR',
  },
  'mfa.pass': {
    act: ({ passcode }) => passMfa(passcode),
    sends: ({ userId }) => `POST /mfa/mfa/${userId}`,
    body: coded,
    reply: { token: tokenFor('u1') },
    says: 'Logged in successfully',
  },
  'mfa.confirm': {
    act: ({ passcode }) => confirmMfa(passcode),
    sends: ({ userId }) => `POST /mfa/mfa/${userId}`,
    body: coded,
    reply: { token: tokenFor('u1'), recoveryCodes: [] },
  },
  'mfa.disable': {
    act: ({ passcode }) => disableMfa(passcode),
    sends: ({ userId }) => `DELETE /mfa/mfa/${userId}`,
    body: coded,
    reply: undefined,
    reloads: ['mfa.userStatus', 'sessions.load'],
  },
  'mfa.renewCodes': {
    act: ({ passcode }) => renewCodes(passcode),
    sends: ({ userId }) => `POST /mfa/mfa/${userId}/codes`,
    body: coded,
    reply: { recoveryCodes: ['A'] },
    reloads: ['mfa.userStatus'],
  },
} satisfies Rows;
