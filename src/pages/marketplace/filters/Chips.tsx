import { Button, Inline, lazyPart, Tag } from '#design-system';
import { Suspense, useState } from 'react';
import { marketplaceMessages as messages, savedMessages } from '../../../messages/marketplace.ts';
import { chipsOf, type Names } from './chipsOf.ts';
import { toSaved, type Filter } from '../../shared/lists/marketplaceFilter.ts';
import type { ChangeFilter } from './useFilter.ts';

const SaveSearch = lazyPart(async () => (await import('../search/SaveSearch.tsx')).SaveSearch);

export interface ChipsProps {
  filter: Filter;
  names: Names;
  change: ChangeFilter;
  onClear: () => void;
}

export function Chips({ filter, names, change, onClear }: ChipsProps) {
  const [saving, setSaving] = useState(false);
  // Plain search text is in the search field.
  const chips = chipsOf(filter, names).filter(({ key }) => key !== 'text' || names.understood?.length);
  return (
    <Inline>
      {chips.map(({ key, text, without, edit }) => (
        <Tag key={key} onRemove={() => change(without)} onEdit={edit && (() => change(edit))}>
          {text}
        </Tag>
      ))}
      {chips.length > 0 && (
        <Button size="small" variant="ghost" onClick={onClear}>
          {messages.clear}
        </Button>
      )}
      <Button size="small" variant="soft" aria-haspopup="dialog" onClick={() => setSaving(true)}>
        {savedMessages.save}
      </Button>
      {saving && (
        <Suspense>
          <SaveSearch filter={toSaved(filter)} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </Inline>
  );
}
