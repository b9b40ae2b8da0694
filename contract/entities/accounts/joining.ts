import { z } from 'zod';
import { joinStates, paymentReferenceLength, textLimits } from '../../constants.ts';
import { Id, Instant, list, page, pageQuery, text } from '../common.ts';
import { Email } from './users.ts';

const request = {
  email: Email,
  first_name: text(1, textLimits.personName),
  last_name: text(1, textLimits.personName),
  company: text(1, textLimits.company),
  purpose: text(1, textLimits.reason).describe('What the person wants to do here.'),
  terms: text(1, textLimits.type).describe('Version of the terms that the person accepted.'),
};

export const JoinCreate = z.strictObject(request);
/** The same for every well-formed request, whether or not the address has an account. */
export const JoinAnswer = z.object({ accepted: z.literal(true) });

/** A request for an account. */
export const JoinRequest = z.object({
  id: Id,
  ...request,
  email: z.string(),
  state: z.enum(joinStates),
  created_date: Instant,
  decided_date: Instant.optional(),
  reference: z.string().optional().describe('Reason of a refusal.'),
});

/** `link` sets the first password. Present where no administrator decides. */
export const JoinConfirmed = z.object({
  state: z.enum(joinStates),
  link: z.object({ token: z.string(), id: Id }).optional(),
});

export const JoinQuery = z.strictObject({ ...pageQuery, state: list(z.enum(joinStates)).optional() });
export const JoinPage = page(JoinRequest);
export const JoinRefusal = z.strictObject({ reference: text(1, paymentReferenceLength) });
