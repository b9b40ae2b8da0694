import type { Compose } from '../../mail/mailer.ts';
import {
  joinApprovedText,
  joinConfirmText,
  joinDeclinedText,
  joinKnownText,
  subjects,
} from '../../mail/accountTexts.ts';
import { issueLink, minutesOf } from '../recovery/issueLink.ts';
import { hashOf, newToken } from '../recovery/token.ts';
import { findByEmail, updateRequest } from './store.ts';

/** Makes the link on sending, so that the queue holds no secret. The owner of an account gets a message instead. */
export const composeConfirmation: Compose = async ({ db, config }, { address }) => {
  const request = address === null ? undefined : await findByEmail(db, address);
  if (address === null || request?.state !== 'unconfirmed') return undefined;
  const holder = await db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
  return {
    to: address,
    subject: subjects.joinConfirm,
    async write() {
      if (holder) return joinKnownText({ login: `${config.publicUrl}/login` });
      const token = newToken();
      await updateRequest(db, request.id, { token_hash: hashOf(token) });
      const query = new URLSearchParams({ token, id: request.id });
      return joinConfirmText({ link: `${config.publicUrl}/join?${query.toString()}` });
    },
  };
};

export const composeDecision: Compose = async (exchange, { address }) => {
  const request = address === null ? undefined : await findByEmail(exchange.db, address);
  if (address === null || !request?.decided_at) return undefined;
  const { state, user_id, reference } = request;
  return {
    to: address,
    subject: state === 'approved' ? subjects.joinApproved : subjects.joinDeclined,
    async write() {
      if (state !== 'approved' || user_id === null) return joinDeclinedText({ state, reason: reference ?? '' });
      const link = await issueLink(exchange, user_id);
      const { recoveryTtl, publicUrl } = exchange.config;
      return joinApprovedText({ link, within: minutesOf(recoveryTtl), login: `${publicUrl}/login` });
    },
  };
};
