import { fillText, type Command, type IconName } from '#design-system';
import type { Access, AccessRequest, ContractSet, Offer } from '#contract/generated/documents.ts';
import type { User } from '#contract/types.ts';
import { offerPath, paths, withQuery } from '../../config/paths.ts';
import { accessPageMessages, requestMessages } from '../../messages/access.ts';
import { adminMessages, accountActionMessages, detailMessages } from '../../messages/admin.ts';
import { contractMessages } from '../../messages/contracts.ts';
import { dot } from '../../messages/format.ts';
import { productCardMessages } from '../../messages/productCards.ts';
import { offerMessages } from '../../messages/offers.ts';
import { paletteMessages as messages } from './messages.ts';
import { connectMessages } from '../../messages/connect.ts';
import type { Decision } from '../../pages/access/DecideDialog.tsx';
import type { ProductDialogRequest } from '../../pages/products/ProductDialog.tsx';
import type { AnswerKind } from '../../pages/shared/trade/AnswerDialog.tsx';
import { tokensText } from '../../pages/shared/payment/tokensText.ts';
import { firstExtension } from '../../pages/shared/trade/extension.ts';
import { personOrEmail } from '../../pages/shared/account/personName.ts';
import {
  addressActions,
  mayAct,
  offerActions,
  personActions,
  personSupportActions,
  requestActions,
  verbsFor,
  type Actor,
} from '../../state/trade/actionRules.ts';
import { sideOf } from '../../state/trade/deals/offers.ts';

export type Navigate = (path: string) => void;

export interface DialogHandlers {
  onAnswer: (kind: AnswerKind, offer: Offer) => void;
  onExtend: (access: Access) => void;
  onAddress: (access: Access, asking: boolean) => void;
  onDecide: (decision: Decision, request: AccessRequest) => void;
  onSign: (set: ContractSet) => void;
  onProduct: (request: ProductDialogRequest) => void;
}

const personIcons = { invite: 'mail', signOut: 'log-out', resetMfa: 'shield' } as const;

export function personCommands(user: User, who: Actor, go: Navigate): Command[] {
  const [name, hint] = [personOrEmail(user), user.email];
  const open = (query: Record<string, string>) => go(withQuery(paths.admin, { user: user.id, ...query }));
  const command = (id: string, verb: string, icon: IconName, onRun: () => void): Command => ({
    id: `person.${id}.${user.id}`,
    label: fillText(messages.person, { verb, name }),
    hint,
    icon,
    verb: true,
    onRun,
  });
  return [
    { id: `person.${user.id}`, label: name, hint, icon: 'user', onRun: () => open({}) },
    ...(mayAct('person.edit', user, who)
      ? [command('edit', adminMessages.edit, 'edit', () => open({ ask: 'edit' }))]
      : []),
    ...verbsFor(personSupportActions, user, who).map((verb) =>
      command(verb, detailMessages[verb], personIcons[verb], () => open({ ask: verb })),
    ),
    ...verbsFor(personActions, user, who).map((action) =>
      command(action, accountActionMessages[action].name, 'shield', () => open({ ask: action })),
    ),
  ];
}

const offerVerbs = (offer: Offer, who: Actor, onAnswer: DialogHandlers['onAnswer']): Command[] =>
  verbsFor(offerActions, offer, who).map((kind) => ({
    id: `offer.${kind}.${offer.id}`,
    label: fillText(messages.offer, { answer: offerMessages[kind], product: offer.stream_name }),
    hint: (sideOf(offer) === 'seller' ? offer.buyer : offer.seller).name,
    icon: 'offer',
    keywords: 'offer',
    verb: true,
    spends: kind === 'accept',
    onRun: () => onAnswer(kind, offer),
  }));

export function offerCommands(offer: Offer, who: Actor, go: Navigate, onAnswer: DialogHandlers['onAnswer']): Command[] {
  const verbs = offerVerbs(offer, who, onAnswer);
  if (verbs.length === 0) return [];
  return [
    {
      id: `offer.${offer.id}`,
      label: fillText(messages.openOffer, { product: offer.stream_name }),
      hint: (sideOf(offer) === 'seller' ? offer.buyer : offer.seller).name,
      icon: 'offer',
      keywords: 'answer',
      inside: verbs,
      onRun: () => go(offerPath(offer.id)),
    },
    ...verbs,
  ];
}

export function extensionCommands(
  access: Access,
  who: Actor,
  onExtend: DialogHandlers['onExtend'],
  now: number,
): Command[] {
  const first = mayAct('access.extend', access, who) && firstExtension(access, now);
  if (!first) return [];
  const { hours, cost } = first;
  return [
    {
      id: `access.extend.${access.stream_id}`,
      label: fillText(messages.extend, { product: access.stream_name, hours }),
      hint: `${cost > 0 ? tokensText(cost) : productCardMessages.free}${dot}${access.owner.name}`,
      icon: 'clock',
      keywords: 'access renew hours buy',
      verb: true,
      spends: true,
      onRun: () => onExtend(access),
    },
  ];
}

const addressMessages = { address: accessPageMessages.address, replace: connectMessages.replace } as const;

export const addressCommands = (access: Access, who: Actor, onAddress: DialogHandlers['onAddress']): Command[] =>
  verbsFor(addressActions, access, who).map((verb) => ({
    id: `access.${verb}.${access.subscription_id}`,
    label: fillText(messages.product, { verb: addressMessages[verb], product: access.stream_name }),
    hint: access.owner.name,
    icon: 'key',
    keywords: 'access key',
    verb: true,
    onRun: () => onAddress(access, verb === 'replace'),
  }));

export const decisionCommands = (request: AccessRequest, who: Actor, onDecide: DialogHandlers['onDecide']): Command[] =>
  verbsFor(requestActions, request, who).map((verb) => ({
    id: `request.${verb}.${request.id}`,
    label: fillText(messages.request, {
      verb: requestMessages[verb],
      name: request.user.name,
      product: request.stream_name,
    }),
    icon: 'key',
    keywords: 'access request',
    verb: true,
    onRun: () => onDecide(verb, request),
  }));

export const signingCommands = (set: ContractSet, who: Actor, onSign: DialogHandlers['onSign']): Command[] =>
  mayAct('contract.sign', set, who)
    ? [
        {
          id: `contract.sign.${set.id}`,
          label: fillText(messages.product, { verb: contractMessages.sign, product: set.stream_name }),
          hint: set.owner.name,
          icon: 'file',
          keywords: 'contract share',
          verb: true,
          spends: true,
          onRun: () => onSign(set),
        },
      ]
    : [];
