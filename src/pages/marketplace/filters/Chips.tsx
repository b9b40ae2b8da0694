import { Button, Inline, lazyPart, Tag } from '#design-system';
import { Suspense, useState } from 'react';
import { marketplaceMessages as messages, savedMessages } from '../../../messages/marketplace.ts';
import type { Chip } from './chipsOf.ts';
import { noFilter } from '../../shared/lists/marketplaceFilter.ts';
import type { ChangeFilter } from './useFilter.ts';
import type { StreamFilter } from '#contract/types.ts';

const SaveSearch = lazyPart(async () => (await import('../search/SaveSearch.tsx')).SaveSearch);

interface ChipsProps {
  chips: readonly Chip[];
  change: ChangeFilter;
  saved: StreamFilter;
}

export function Chips({ chips, change, saved }: ChipsProps) {
  const [saving, setSaving] = useState(false);
  if (chips.length === 0) return null;
  return (
    <Inline>
      {chips.map(({ text, without, edit }) => (
        <Tag key={text} onRemove={() => change(without)} onEdit={edit && (() => change(edit))}>
          {text}
        </Tag>
      ))}
      <Button size="small" variant="ghost" onClick={() => change(noFilter)}>
        {messages.clear}
      </Button>
      <Button size="small" variant="soft" aria-haspopup="dialog" onClick={() => setSaving(true)}>
        {savedMessages.save}
      </Button>
      {saving && (
        <Suspense>
          <SaveSearch filter={saved} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </Inline>
  );
}
