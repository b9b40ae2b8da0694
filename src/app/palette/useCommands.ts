import { useNow, type Command, type CommandGroup } from '#design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paletteMessages as messages } from './messages.ts';
import { leaveBy } from '../../pages/shared/history/navigationBlockers.ts';
import { useRunning } from '../../state/trade/access/accesses.ts';
import { useActor } from '../../state/trade/actionRules.ts';
import { useValue } from '../../state/machine/resource.ts';
import { navigationFor, type NavigationRow } from '../navigation.ts';
import { generalActionsFor, type Action } from './generalActions.ts';
import { foundPeople, foundProducts, openContracts, openOffers, openRequests, palette } from './paletteStore.ts';
import { productCommands } from './productCommands.ts';
import {
  addressCommands,
  decisionCommands,
  extensionCommands,
  offerCommands,
  personCommands,
  signingCommands,
  type DialogHandlers,
  type Navigate,
} from './subjectCommands.ts';
import { moneyCommands } from './typedCommands.ts';

const minuteMs = 60_000;

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

/** Products of recent commands stay known after their search. */
const withRecent = (found: readonly Command[], recent: readonly Command[]) => [
  ...found,
  ...recent.filter(({ id }) => !found.some((command) => command.id === id)),
];

function useHelp(query: string, go: Navigate): Command[] {
  const [answers, setAnswers] = useState<Command[]>([]);
  const hasWord = query.trim().length > 1;
  const goTo = useEffectEvent(go);
  useEffect(() => {
    if (!hasWord) return;
    // Without the answers, the other commands still work.
    void import('./helpCommands.ts').then(
      ({ helpCommands }) => setAnswers(helpCommands((path) => goTo(path))),
      () => {},
    );
  }, [hasWord]);
  return answers;
}

export function useCommands(
  query: string,
  recent: readonly Command[],
  { onAnswer, onExtend, onAddress, onDecide, onSign, onProduct }: DialogHandlers,
): CommandGroup[] {
  const navigate = useNavigate();
  const go: Navigate = (path) => leaveBy(() => void navigate(path));
  const who = useActor();
  const { keysOff } = useSnapshot(palette);
  const products = useValue(foundProducts, '');
  const people = useValue(foundPeople, '');
  const offers = useValue(openOffers)?.content;
  const requests = useValue(openRequests)?.content;
  const contracts = useValue(openContracts)?.content;
  const running = useRunning();
  const now = useNow(() => minuteMs);
  const help = useHelp(query, go);
  const { groups } = messages;
  const found = (products ?? []).flatMap((stream) => productCommands(stream, who, go, onProduct));
  return [
    { label: groups.money, commands: moneyCommands(query, go) },
    { label: groups.screens, commands: navigationFor(who.mode).map(toScreen(go, keysOff)) },
    { label: groups.offers, commands: (offers ?? []).flatMap((offer) => offerCommands(offer, who, go, onAnswer)) },
    {
      label: groups.access,
      commands: (running ?? []).flatMap((access) => [
        ...extensionCommands(access, who, onExtend, now),
        ...addressCommands(access, who, onAddress),
      ]),
    },
    {
      label: groups.requests,
      commands: (requests ?? []).flatMap((request) => decisionCommands(request, who, onDecide)),
    },
    { label: groups.contracts, commands: (contracts ?? []).flatMap((set) => signingCommands(set, who, onSign)) },
    { label: groups.products, verbsLabel: groups.productActions, commands: withRecent(found, recent) },
    { label: groups.people, commands: (people ?? []).flatMap((user) => personCommands(user, who, go)) },
    { label: groups.actions, commands: generalActionsFor(who, keysOff).map(toAction(go)) },
    { label: groups.help, commands: help },
  ];
}
