import { Dialog, fillText } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { extendMessages as messages } from '../../../messages/access.ts';
import { buyAccess, extendAccess, extensionId, type Extension } from '../../../state/trade/access/access.ts';
import { accessesBySide, useRunning } from '../../../state/trade/access/accesses.ts';
import { refusalOf } from '../../../state/machine/operations.ts';
import { TopUp } from '../payment/TopUp.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { usePayment } from '../payment/usePayment.tsx';
import { ExtendForm } from './ExtendForm.tsx';
import { ExtendResult } from './ExtendResult.tsx';
import { useValue } from '../../../state/machine/resource.ts';

interface ExtendDialogProps {
  accesses: readonly Access[];
  /** Current states, where the page loads its own list. */
  known?: readonly Access[] | undefined;
  onClose: () => void;
}

/** Returns the current state of each access: prices change while the dialog is open. */
function useFresh(accesses: readonly Access[], known: readonly Access[] | undefined): readonly Access[] {
  const listed = [...(useValue(accessesBySide.mine, {})?.content ?? []), ...(useRunning() ?? [])];
  return accesses.map((one) => (known ?? listed).find(({ stream_id }) => stream_id === one.stream_id) ?? one);
}

export function ExtendDialog({ accesses: chosen, known, onClose }: ExtendDialogProps) {
  const [left, setLeft] = useState(chosen);
  const accesses = useFresh(left, known);
  const [first] = accesses;
  const single = accesses.length === 1 ? first : undefined;
  const {
    pending,
    error,
    hours: unanswered,
    notice,
    clearError,
  } = usePayment(single ? 'access.buy' : 'access.extend', single ? single.stream_id : extensionId(accesses));
  const draft = useDraft(`extend.${extensionId(accesses)}`);
  const [missing, setMissing] = useState<number>();
  const [result, setResult] = useState<readonly Extension[]>();
  const close = () => {
    clearError();
    onClose();
  };
  const done = () => {
    draft.forget();
    onClose();
  };
  const extend = async (hours: number) => {
    if (single) {
      const { stream_id: id, stream_name: name, price } = single;
      const outcome = await buyAccess({ id, name, price }, hours);
      if (outcome.ok) done();
      return refusalOf(outcome);
    }
    const { outcome, extensions } = await extendAccess(accesses, hours);
    if (!outcome.ok) return refusalOf(outcome);
    if (extensions.some(({ problem }) => problem !== undefined)) setResult(extensions);
    else done();
    return undefined;
  };
  const again = (streamIds: readonly string[]) => {
    setLeft(accesses.filter(({ stream_id }) => streamIds.includes(stream_id)));
    setResult(undefined);
  };
  const title = single
    ? fillText(messages.title.one, { name: single.stream_name })
    : fillText(messages.title.many, { count: accesses.length });
  return (
    <>
      <Dialog.Root open onOpenChange={(open) => !open && close()}>
        <Dialog.Content
          title={title}
          description={accesses.every(({ active }) => active) ? messages.text : `${messages.text} ${messages.expired}`}
        >
          {result ? (
            <ExtendResult accesses={accesses} result={result} onAgain={again} />
          ) : (
            <>
              {notice}
              <ExtendForm
                accesses={accesses}
                unanswered={unanswered}
                draft={draft}
                pending={pending}
                error={error}
                onTopUp={setMissing}
                onSubmit={extend}
              />
            </>
          )}
        </Dialog.Content>
      </Dialog.Root>
      <TopUp missing={missing} onClose={() => setMissing(undefined)} />
    </>
  );
}
