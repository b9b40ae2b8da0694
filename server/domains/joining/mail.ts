import type { Compose } from '../../mail/mailer.ts';
import { issueLink, minutesOf } from '../recovery/link.ts';
import { hashOf, newToken } from '../recovery/token.ts';
import { findByEmail, updateRequest } from './store.ts';

const lines = (...texts: readonly string[]) => `${texts.join('\n\n')}\n`;

/** Makes the link on sending, so that the queue holds no secret. The owner of an account gets a message instead. */
export const composeConfirmation: Compose = async ({ db, config }, { address }) => {
  const request = address === null ? undefined : await findByEmail(db, address);
  if (address === null || request?.state !== 'unconfirmed') return undefined;
  const holder = await db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
  return {
    to: address,
    subject: 'Confirm your email address',
    async write() {
      const asked = 'You, or someone else, asked for an account at the data exchange with this address.';
      if (holder) return lines(asked, `You have an account already. Sign in at ${config.publicUrl}/login`);
      const token = newToken();
      await updateRequest(db, request.id, { token_hash: hashOf(token) });
      const query = new URLSearchParams({ token, id: request.id });
      return lines(
        asked,
        'Open this address to confirm it:',
        `${config.publicUrl}/join?${query.toString()}`,
        'If it was not you, ignore this mail.',
      );
    },
  };
};

export const composeDecision: Compose = async (exchange, { address }) => {
  const request = address === null ? undefined : await findByEmail(exchange.db, address);
  if (address === null || !request?.decided_at) return undefined;
  const { state, user_id, reference } = request;
  const hello = `Your request for an account at the data exchange was ${state}.`;
  return {
    to: address,
    subject: state === 'approved' ? 'Your account is ready' : 'Your request for an account',
    async write() {
      if (state !== 'approved' || user_id === null) return lines(hello, `Reason: ${reference ?? ''}`);
      const within = `Open this address within ${minutesOf(exchange.config.recoveryTtl)} to set your password:`;
      const later = `Later you get a new link with "Forgot password?" at ${exchange.config.publicUrl}/login`;
      return lines(hello, within, await issueLink(exchange, user_id), later);
    },
  };
};
