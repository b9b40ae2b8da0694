import { fillText, urgencyChangeMs, urgencyOf, type IconName } from '#design-system';
import { amountScale } from '#contract/constants.ts';
import type { Access, AccessRequestPage, ContractPage, Offer, OfferPage } from '#contract/generated/documents.ts';
import type { HealthReport, Stream, UserPage } from '#contract/types.ts';
import {
  accessPath,
  editProductPath,
  offerPath,
  offerTurnPath,
  paths,
  productPath,
  withQuery,
} from '../../../config/paths.ts';
import { counted } from '../../../messages/format.ts';
import { healthMessages } from '../../../messages/health.ts';
import { overview as messages } from '../messages.ts';
import { sideOf } from '../../../state/trade/deals/offers.ts';
import { tokensText, type AmountText } from '../../shared/payment/tokensText.ts';
import { extensionOffer } from '../../shared/trade/extensionOffer.ts';
import type { Watched } from '../layouts.ts';

/** Rights of the person; false until known. */
interface Rights {
  buy: boolean;
  answer: boolean;
}

interface Viewer extends Rights {
  amountText: AmountText;
}

export type NextStep = { readonly accept: Offer } | { readonly extend: Access };

export interface Waiting {
  id: string;
  icon: IconName;
  text: string;
  to: string;
  action: string;
  /** Label of the button that acts in place, with its price. */
  stepLabel?: string;
  /** Beside the button that acts in place. */
  note?: string;
  step?: NextStep;
  /** Deadline, RFC 3339. */
  until?: string | undefined;
  /** `until` is the last day of what is offered, not of the answer. */
  runs?: true;
  dismiss?: string;
}

export interface AttentionFacts {
  sources: { total: number; content: readonly Pick<Stream, 'id' | 'name' | 'query_missing'>[] } | undefined;
  waiting: Pick<OfferPage, 'content' | 'total'> | undefined;
  access: { content: readonly Access[] } | undefined;
  contracts: Pick<ContractPage, 'content'> | undefined;
  requests: Pick<AccessRequestPage, 'content'> | undefined;
  people: Pick<UserPage, 'counts'> | undefined;
  payments: { total: number } | undefined;
  health: Pick<HealthReport, 'findings'> | undefined;
  upload: number;
  /** Micro-tokens. */
  balance: number | undefined;
}

/** Balance in micro-tokens below which hardly anything can be bought. */
const lowBalance = amountScale;

const msLeft = ({ end_date }: Pick<Access, 'end_date'>, now: number) => Date.parse(end_date) - now;

function extensionOf(
  access: Access,
  { buy, amountText }: Viewer,
  now: number,
  balance: AttentionFacts['balance'],
): Partial<Waiting> {
  const offer = extensionOffer(access, amountText, now, balance);
  if (!offer || !buy || !access.extendable) return {};
  const { label, topUp } = offer;
  return topUp ? { to: topUp, action: label } : { step: { extend: access }, stepLabel: label };
}

const kinds: Readonly<Record<Watched, (known: AttentionFacts, now: number, viewer: Viewer) => Waiting[]>> = {
  sources: ({ sources: page }) => [
    ...(page?.content ?? []).map(({ id, name, query_missing: isUnfinished }): Waiting => ({
      id: `source ${id}`,
      icon: 'warning',
      text: fillText(isUnfinished ? messages.waits.query : messages.waits.source, { product: name }),
      to: isUnfinished ? productPath(id) : editProductPath(id),
      action: isUnfinished ? messages.waits.publish : messages.waits.fix,
    })),
    ...(page && page.total > page.content.length
      ? [
          {
            id: 'sources',
            icon: 'warning' as const,
            text: counted(messages.moreUnsold, page.total - page.content.length),
            to: withQuery(paths.products, { unsold: '1' }),
            action: messages.waits.look,
          },
        ]
      : []),
  ],
  waiting: ({ waiting: page }, _, { answer, amountText }) => [
    ...(page?.content ?? []).map((offer): Waiting => ({
      id: offer.id,
      icon: 'offer',
      text: fillText(messages.waits.offer, {
        name: (sideOf(offer) === 'seller' ? offer.buyer : offer.seller).name,
        amount: amountText(offer.amount),
        product: offer.stream_name,
      }),
      to: offerPath(offer.id),
      action: messages.waits.answer,
      ...(answer && {
        step: { accept: offer },
        stepLabel: fillText(messages.waits.accept, { amount: amountText(offer.amount) }),
      }),
      note: fillText(messages.waits.listPrice, { amount: amountText(offer.list_price) }),
      until: offer.expires_at,
    })),
    ...(page && page.total > page.content.length
      ? [
          {
            id: 'offers',
            icon: 'offer' as const,
            text: fillText(messages.moreOffers, { count: page.total - page.content.length }),
            to: offerTurnPath('mine'),
            action: messages.waits.look,
          },
        ]
      : []),
  ],
  access: ({ access, balance }, now, viewer) =>
    (access?.content ?? [])
      .filter((one) => msLeft(one, now) > 0 && urgencyOf(msLeft(one, now)) !== 'neutral')
      .map((one): Waiting => ({
        id: one.subscription_id,
        icon: 'clock',
        text: fillText(messages.waits.access, { product: one.stream_name }),
        // A product no longer for sale can only be read until its access ends.
        to: one.extendable || one.approval ? productPath(one.stream_id) : accessPath('mine'),
        action: one.approval === 'needed' ? messages.waits.ask : messages.waits.open,
        until: one.end_date,
        ...extensionOf(one, viewer, now, balance),
      })),
  contracts: ({ contracts }) =>
    (contracts?.content ?? []).map(({ id, owner_name, share, stream_name, end_time }): Waiting => ({
      id,
      icon: 'file',
      text: fillText(messages.waits.contract, { name: owner_name, share, product: stream_name }),
      to: withQuery(paths.contracts, { tab: 'partner', status: 'waiting' }),
      action: messages.waits.sign,
      until: end_time,
      runs: true,
    })),
  requests: ({ requests }) =>
    (requests?.content ?? []).map(({ id, user, stream_id, stream_name }): Waiting => ({
      id,
      icon: 'key',
      text: fillText(messages.waits.request, { name: user.name, product: stream_name }),
      to: productPath(stream_id),
      action: messages.waits.decide,
    })),
  upload: ({ upload: rows }) =>
    rows > 0
      ? [
          {
            id: 'upload',
            icon: 'upload',
            text: counted(messages.waits.upload, rows),
            to: paths.uploadProducts,
            action: messages.waits.resume,
            dismiss: messages.waits.dismissUpload,
          },
        ]
      : [],
  payments: ({ payments }) =>
    payments && payments.total > 0
      ? [
          {
            id: 'payments',
            icon: 'wallet',
            text: counted(messages.waits.payments, payments.total),
            to: withQuery(paths.admin, { tab: 'payments' }),
            action: messages.waits.decide,
          },
        ]
      : [],
  health: ({ health }) =>
    (health?.findings ?? []).map((name): Waiting => ({
      id: name,
      icon: 'warning',
      text: healthMessages.findings[name].title,
      to: withQuery(paths.admin, { tab: 'health' }),
      action: messages.waits.look,
    })),
  people: ({ people }) =>
    people?.counts?.locked
      ? [
          {
            id: 'locked',
            icon: 'lock',
            text: counted(messages.waits.locked, people.counts.locked),
            to: withQuery(paths.admin, { kind: 'locked' }),
            action: messages.waits.look,
          },
        ]
      : [],
  balance: ({ balance }, _, { amountText }) =>
    balance !== undefined && balance < lowBalance
      ? [
          {
            id: 'balance',
            icon: 'wallet',
            text:
              balance === 0 ? messages.waits.empty : fillText(messages.waits.balance, { amount: amountText(balance) }),
            to: paths.wallet,
            action: messages.waits.add,
          },
        ]
      : [],
};

/** Milliseconds until a row joins or leaves the list, or its urgency changes; undefined for never. */
export function attentionChangeMs(
  { access, waiting }: Pick<AttentionFacts, 'access' | 'waiting'>,
  now: number,
): number | undefined {
  const ends = [
    ...(access?.content ?? []).map(({ end_date }) => end_date),
    ...(waiting?.content ?? []).map(({ expires_at }) => expires_at),
  ];
  const waits = ends.flatMap((end) => urgencyChangeMs(Date.parse(end) - now) ?? []);
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

export function attentionOf(
  watched: readonly Watched[],
  known: AttentionFacts,
  now: number,
  rights: Rights,
  amountText: AmountText = tokensText,
): Waiting[] {
  const viewer = { ...rights, amountText };
  const endOf = ({ until }: Waiting) => (until ? Date.parse(until) : Number.POSITIVE_INFINITY);
  return watched.flatMap((kind) => kinds[kind](known, now, viewer)).toSorted((one, other) => endOf(one) - endOf(other));
}
