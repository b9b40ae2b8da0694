import { ContractDialog, type ContractValues } from '#marketplace';
import { maxPartners, maxShareTotal, textLimits, tokenInfo } from '#contract/constants.ts';
import { useState } from 'react';
import { contractMessages as messages } from '../../messages/contracts.ts';
import { createContracts } from '../../state/trade/deals/contracts.ts';
import { loadOwnProduct } from '../../state/trade/selling/ownProducts.ts';
import { useOperation, refusalOf } from '../../state/machine/operations.ts';
import { chosenPeople, keepChosen } from './chosenPeople.ts';
import { partners } from './partners.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { useDraft } from '../shared/forms/useDraft.ts';
import { useLoad } from '../shared/useLoad.ts';
import { useOwnProducts } from '../shared/product/useOwnProducts.ts';
import { useTyped } from '../shared/lists/useTyped.ts';
import { zoneHint } from '../shared/lists/period/period.ts';
import { useStatus, useValue } from '../../state/machine/resource.ts';

const draftName = 'contract.new';
const texts = { partner: messages.partner, tokens: tokenInfo.symbol };

const fieldOf = (name: string) =>
  name
    .replace(/^stream_id$/, 'product')
    .replace(/^end_time$|^startDate$/, 'period')
    .replace('partner_id', 'partner');

export function NewContract({ onClose }: { onClose: (created?: string) => void }) {
  const { products = [], picker } = useOwnProducts();
  const operation = useOperation('contracts.create');
  const { later } = useTyped('');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { people: found = [], answered = '' } = useValue(partners, { search }) ?? {};
  const finding = useStatus(partners);
  const draft = useDraft(draftName);
  const [before] = useState(chosenPeople);
  const [drafted] = useState(() => (draft.read({ product: '' }) as { product?: string } | undefined)?.product ?? '');
  const people = [...found, ...before.filter(({ id }) => !found.some((one) => one.id === id))];
  const keep = (values: object | undefined) => {
    draft.keep(values);
    keepChosen(values, people);
  };
  useLoad(partners, { search });
  useLoad(loadOwnProduct, drafted);
  const create = async ({ product = '', startsAt, endsAt, description, items }: ContractValues) => {
    const outcome = await createContracts({
      stream_id: product,
      startDate: startsAt,
      end_time: endsAt,
      description,
      items: items.map(({ partner, share }) => ({ partner_id: partner, share })),
    });
    if (outcome.ok) {
      draft.forget();
      // The chosen partner is forgotten together with the draft.
      keepChosen(undefined, []);
      // The list names a set after the least id of its contracts.
      onClose(outcome.value.ids.toSorted()[0]);
    }
    const refusal = refusalOf(outcome);
    return (
      refusal && {
        fields: Object.fromEntries(Object.entries(refusal.fields).map(([name, text]) => [fieldOf(name), text])),
      }
    );
  };
  return (
    <ContractDialog
      open
      onOpenChange={(open) => !open && onClose()}
      products={products.map(({ id, name, price }) => ({ value: id, label: name, price }))}
      productSearch={picker}
      partners={people.map(({ id: value, name: label, address }) =>
        address ? { value, label, hint: address } : { value, label },
      )}
      partnerSearch={{
        loading: typed !== search || (finding.phase !== 'fail' && answered !== search),
        onQueryChange: (query) => {
          setTyped(query);
          later(() => setSearch(query));
        },
      }}
      maxTotal={maxShareTotal}
      maxPartners={maxPartners}
      maxDescription={textLimits.description}
      texts={{ ...texts, periodHint: zoneHint() }}
      draft={{ ...draft, keep }}
      pending={operation.phase === 'request'}
      error={failureLines(operation)}
      onSubmit={create}
    />
  );
}
