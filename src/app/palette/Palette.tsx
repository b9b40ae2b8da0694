import { CommandPalette, lazyPart, type Command } from '#design-system';
import type { Access, AccessRequest, ContractSet, Offer } from '#contract/generated/documents.ts';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { searchPauseMs } from '../../config/constants.ts';
import { paths } from '../../config/paths.ts';
import type { Decision } from '../../pages/access/DecideDialog.tsx';
import type { ProductDialogRequest } from '../../pages/products/ProductDialog.tsx';
import { AnswerDialog, type AnswerKind } from '../../pages/shared/trade/AnswerDialog.tsx';
import { paletteMessages } from './messages.ts';
import { loadRunning } from '../../state/trade/access/accesses.ts';
import { hasRight, useActor } from '../../state/trade/actionRules.ts';
import { sideOf } from '../../state/trade/deals/offers.ts';
import {
  forgetProduct,
  foundProducts,
  openContracts,
  openOffers,
  openRequests,
  palette,
  remember,
  searchPalette,
} from './paletteStore.ts';
import { useCommands } from './useCommands.ts';
import { useStatus } from '../../state/machine/resource.ts';

const ExtendDialog = lazyPart(async () => (await import('../../pages/shared/trade/ExtendDialog.tsx')).ExtendDialog);
const AddressDialog = lazyPart(async () => (await import('../../pages/access/AddressDialog.tsx')).AddressDialog);
const DecideDialog = lazyPart(async () => (await import('../../pages/access/DecideDialog.tsx')).DecideDialog);
const SignContract = lazyPart(async () => (await import('../../pages/shared/contract/SignContract.tsx')).SignContract);
const ProductDialog = lazyPart(async () => (await import('../../pages/products/ProductDialog.tsx')).ProductDialog);

interface PaletteProps {
  open: boolean;
  initialQuery: string;
  onOpenChange: (open: boolean) => void;
}

type OpenDialog =
  | { kind: AnswerKind; offer: Offer }
  | { extended: Access }
  | { access: Access; asking: boolean }
  | { decision: Decision; request: AccessRequest }
  | { set: ContractSet }
  | ProductDialogRequest;

const maxKept = 5;

const texts = { placeholder: paletteMessages.placeholder };

export function Palette({ open, initialQuery, onOpenChange }: PaletteProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { recent } = useSnapshot(palette);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const who = useActor();
  const [answers, extending, deciding, people] = [
    hasRight('offer.accept', who),
    hasRight('access.extend', who) || hasRight('access.address', who),
    hasRight('request.approve', who),
    hasRight('person.edit', who),
  ];
  const [query, setQuery] = useState(initialQuery);
  const [done, setDone] = useState<readonly Command[]>([]);
  const groups = useCommands(query, done, {
    onAnswer: (kind, offer) => setDialog({ kind, offer }),
    onExtend: (extended) => setDialog({ extended }),
    onAddress: (access, asking) => setDialog({ access, asking }),
    onDecide: (decision, request) => setDialog({ decision, request }),
    onSign: (set) => setDialog({ set }),
    onProduct: setDialog,
  });
  const searching = useStatus(foundProducts).phase === 'request';
  useEffect(() => {
    if (open && answers) void openOffers.load();
    if (open && extending) void loadRunning();
    if (open && deciding) void openRequests.load();
    if (open) void openContracts.load();
  }, [open, answers, extending, deciding]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    setQuery(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void searchPalette(text, people), searchPauseMs);
  };
  // Typed before this code had loaded.
  const searchEarly = useEffectEvent(() => void searchPalette(initialQuery, people));
  useEffect(() => searchEarly(), []);
  const rememberRun = (id: string) => {
    remember(id);
    // Clears the search for the next opening.
    const ran = groups.flatMap(({ commands }) => commands).find((command) => command.id === id);
    if (ran && id.startsWith('product.')) setDone([ran, ...done.filter((other) => other.id !== id)].slice(0, maxKept));
  };
  const close = () => setDialog(undefined);
  const gone = (id: string) => {
    close();
    forgetProduct(id);
    setDone(done.filter((command) => !command.id.includes(id)));
    if (pathname.includes(id)) void navigate(paths.products);
  };
  return (
    <>
      <CommandPalette
        open={open}
        onOpenChange={onOpenChange}
        initialQuery={initialQuery}
        groups={groups}
        recent={recent}
        onRemember={rememberRun}
        onQueryChange={search}
        loading={searching}
        texts={texts}
      />
      {dialog && 'offer' in dialog && <AnswerDialog {...dialog} side={sideOf(dialog.offer)} onClose={close} />}
      {dialog && (
        <Suspense>
          {'extended' in dialog && <ExtendDialog accesses={[dialog.extended]} onClose={close} />}
          {'access' in dialog && <AddressDialog {...dialog} onClose={close} />}
          {'request' in dialog && <DecideDialog {...dialog} onClose={close} />}
          {'set' in dialog && <SignContract {...dialog} onClose={close} />}
          {'stream' in dialog && <ProductDialog {...dialog} onClose={close} onDeleted={() => gone(dialog.stream.id)} />}
        </Suspense>
      )}
    </>
  );
}
