import type { Command, CommandGroup, IconName } from '#design-system';
import type { Access, AccessRequest, ContractSet, Offer } from '#contract/generated/documents.ts';
import type { Stream, User } from '#contract/types.ts';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { defaultHours } from '../../config/constants.ts';
import { duplicatePath, editProductPath, paths, productPath, withQuery } from '../../config/paths.ts';
import { accessPageWords, requestWords } from '../../messages/access.ts';
import { adminWords, deedWords, detailWords } from '../../messages/admin.ts';
import { contractWords } from '../../messages/contracts.ts';
import { format } from '../../messages/format.ts';
import { offerWords } from '../../messages/offers.ts';
import { paletteWords as words } from '../../messages/palette.ts';
import { connectWords } from '../../messages/product.ts';
import { productsWords } from '../../messages/products.ts';
import { watchWords } from '../../messages/watch.ts';
import type { Decision } from '../../pages/access/DecideDialog.tsx';
import type { AnswerKind } from '../../pages/shared/trade/answers.tsx';
import { leaveFor } from '../../pages/shared/forms/leaving.ts';
import { personOrEmail } from '../../pages/shared/account/personName.ts';
import { useRunning } from '../../state/trade/accesses.ts';
import {
  addressActions,
  may,
  offerActions,
  personActions,
  personSupportActions,
  productActions,
  requestActions,
  useActor,
  verbsFor,
  watchActions,
  type Actor,
} from '../../state/trade/actions.ts';
import { sideOf } from '../../state/trade/offers.ts';
import { foundPeople, foundProducts, openContracts, openOffers, openRequests, palette } from './paletteStore.ts';
import { watchProduct } from '../../state/notifications/watches.ts';
import { navigationFor, type NavigationRow } from '../navigation.ts';
import { actionsFor, type Action } from './actions.ts';
import { useValue } from '../../state/machine/resource.ts';

type Navigate = (path: string) => void;

export type ProductDialogName = 'copy' | 'logo' | 'delete';

interface DialogHandlers {
  onAnswer: (kind: AnswerKind, offer: Offer) => void;
  onExtend: (access: Access) => void;
  onAddress: (access: Access, asking: boolean) => void;
  onDecide: (decision: Decision, request: AccessRequest) => void;
  onSign: (set: ContractSet) => void;
  onProduct: (verb: ProductDialogName, stream: Stream) => void;
}

const toScreen =
  (go: Navigate, keysOff: boolean) =>
  ({ name, title, path, nav: { icon, keys } }: NavigationRow): Command => {
    const command: Command = { id: `go.${name}`, label: title, icon, onRun: () => go(path) };
    if (!keysOff) command.shortcut = keys;
    return command;
  };

const toAction =
  (go: Navigate) =>
  ({ id, label, icon, keywords = '', run }: Action): Command => ({ id, label, icon, keywords, onRun: () => run(go) });

const personIcons = { invite: 'mail', signOut: 'log-out', resetMfa: 'shield' } as const;

function personCommands(user: User, who: Actor, go: Navigate): Command[] {
  const [name, hint] = [personOrEmail(user), user.email];
  const open = (query: Record<string, string>) => go(withQuery(paths.admin, { user: user.id, ...query }));
  const command = (id: string, verb: string, icon: IconName, onRun: () => void): Command => ({
    id: `person.${id}.${user.id}`,
    label: format(words.person, { verb, name }),
    hint,
    icon,
    onRun,
  });
  return [
    { id: `person.${user.id}`, label: name, hint, icon: 'user', onRun: () => open({}) },
    ...(may('person.edit', user, who) ? [command('edit', adminWords.edit, 'edit', () => open({ ask: 'edit' }))] : []),
    ...verbsFor(personSupportActions, user, who).map((verb) =>
      command(verb, detailWords[verb], personIcons[verb], () => open({ ask: verb })),
    ),
    ...verbsFor(personActions, user, who).map((deed) =>
      command(deed, deedWords[deed].name, 'shield', () => open({ ask: deed })),
    ),
  ];
}

const productIcons = { edit: 'edit', duplicate: 'layers', copy: 'copy', logo: 'star', delete: 'delete' } as const;

function productCommands(stream: Stream, who: Actor, go: Navigate, onProduct: DialogHandlers['onProduct']): Command[] {
  const { id, name, ownerName } = stream;
  const run = (verb: keyof typeof productIcons) => {
    if (verb === 'edit') go(editProductPath(id));
    else if (verb === 'duplicate') go(duplicatePath(id));
    else onProduct(verb, stream);
  };
  return [
    { id: `product.${id}`, label: name, hint: ownerName, icon: 'product', onRun: () => go(productPath(id)) },
    ...verbsFor(productActions, stream, who).map((verb): Command => ({
      id: `product.${verb}.${id}`,
      label: format(words.product, { verb: productsWords.menu[verb], product: name }),
      icon: productIcons[verb],
      onRun: () => run(verb),
    })),
    ...verbsFor(watchActions, stream, who).map((verb): Command => ({
      id: `product.${verb}.${id}`,
      label: format(words.product, { verb: watchWords[verb], product: name }),
      icon: 'bell',
      onRun: () => void watchProduct(stream, verb === 'watch'),
    })),
  ];
}

const offerCommands = (offer: Offer, who: Actor, onAnswer: DialogHandlers['onAnswer']): Command[] =>
  verbsFor(offerActions, offer, who).map((kind) => ({
    id: `offer.${kind}.${offer.id}`,
    label: format(words.offer, { answer: offerWords[kind], product: offer.stream_name }),
    hint: (sideOf(offer) === 'seller' ? offer.buyer : offer.seller).name,
    icon: 'offer',
    keywords: 'offer',
    onRun: () => onAnswer(kind, offer),
  }));

const extensionCommands = (access: Access, who: Actor, onExtend: DialogHandlers['onExtend']): Command[] =>
  may('access.extend', access, who)
    ? [
        {
          id: `access.extend.${access.stream_id}`,
          label: format(words.extend, { product: access.stream_name, hours: defaultHours }),
          hint: access.owner.name,
          icon: 'clock',
          keywords: 'access renew hours',
          onRun: () => onExtend(access),
        },
      ]
    : [];

const addressWords = { address: accessPageWords.address, replace: connectWords.replace } as const;

const addressCommands = (access: Access, who: Actor, onAddress: DialogHandlers['onAddress']): Command[] =>
  verbsFor(addressActions, access, who).map((verb) => ({
    id: `access.${verb}.${access.subscription_id}`,
    label: format(words.product, { verb: addressWords[verb], product: access.stream_name }),
    hint: access.owner.name,
    icon: 'key',
    keywords: 'access key',
    onRun: () => onAddress(access, verb === 'replace'),
  }));

const decisionCommands = (request: AccessRequest, who: Actor, onDecide: DialogHandlers['onDecide']): Command[] =>
  verbsFor(requestActions, request, who).map((verb) => ({
    id: `request.${verb}.${request.id}`,
    label: format(words.request, { verb: requestWords[verb], name: request.user.name, product: request.stream_name }),
    icon: 'key',
    keywords: 'access request',
    onRun: () => onDecide(verb, request),
  }));

const signingCommands = (set: ContractSet, who: Actor, onSign: DialogHandlers['onSign']): Command[] =>
  may('contract.sign', set, who)
    ? [
        {
          id: `contract.sign.${set.id}`,
          label: format(words.product, { verb: contractWords.sign, product: set.stream_name }),
          hint: set.owner.name,
          icon: 'file',
          keywords: 'contract share',
          onRun: () => onSign(set),
        },
      ]
    : [];

export function useCommands({
  onAnswer,
  onExtend,
  onAddress,
  onDecide,
  onSign,
  onProduct,
}: DialogHandlers): CommandGroup[] {
  const navigate = useNavigate();
  const go: Navigate = (path) => leaveFor(path, (to) => void navigate(to));
  const who = useActor();
  const { keysOff } = useSnapshot(palette);
  const products = useValue(foundProducts, '');
  const people = useValue(foundPeople, '');
  const offers = useValue(openOffers)?.content;
  const requests = useValue(openRequests)?.content;
  const contracts = useValue(openContracts)?.content;
  const running = useRunning();
  const { groups } = words;
  return [
    { label: groups.screens, commands: navigationFor(who.mode).map(toScreen(go, keysOff)) },
    { label: groups.offers, commands: (offers ?? []).flatMap((offer) => offerCommands(offer, who, onAnswer)) },
    {
      label: groups.access,
      commands: (running ?? []).flatMap((access) => [
        ...extensionCommands(access, who, onExtend),
        ...addressCommands(access, who, onAddress),
      ]),
    },
    {
      label: groups.requests,
      commands: (requests ?? []).flatMap((request) => decisionCommands(request, who, onDecide)),
    },
    { label: groups.contracts, commands: (contracts ?? []).flatMap((set) => signingCommands(set, who, onSign)) },
    {
      label: groups.products,
      commands: (products ?? []).flatMap((stream) => productCommands(stream, who, go, onProduct)),
    },
    { label: groups.people, commands: (people ?? []).flatMap((user) => personCommands(user, who, go)) },
    { label: groups.actions, commands: actionsFor(who, keysOff).map(toAction(go)) },
  ];
}
