/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- phones change the display of rows, which drops native table roles in WebKit */
import { Checkbox, fillText, Icon, IconButton, Loading, Stack } from '#design-system';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { productPath } from '../../../config/paths.ts';
import { compareMessages as messages } from '../../../messages/marketplace.ts';
import { screens } from '../../../messages/screens.ts';
import { compare, comparedStream } from '../../../state/trade/browse/compare.ts';
import { useStatus } from '../../../state/machine/resource.ts';
import { keyOf, useOperations } from '../../../state/machine/status.ts';
import { FavouriteButton } from '../../shared/product/FavouriteButton.tsx';
import { ProductPicture } from '../../shared/product/ProductPicture.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { BuyLink } from '../results/ProductTools.tsx';
import { facts, type Compared, type Fact } from './facts.tsx';
import { Frame } from './Comparison.styles.ts';

interface ComparisonProps {
  ids: readonly string[];
  onRemove: (id: string) => void;
}

function Head({ id, compared, onRemove }: { id: string; compared: Compared | undefined; onRemove: () => void }) {
  const operation = useStatus(comparedStream, id);
  const name = compared?.stream.name ?? (operation.phase === 'fail' ? operation.text : undefined);
  return (
    <th scope="col" role="columnheader">
      <div data-part="product">
        {compared && (
          <ProductPicture
            name={compared.stream.name}
            logo={compared.stream.logo}
            category={compared.stream.subcategory}
          />
        )}
        {compared ? (
          <RouterLink to={productPath(id)}>{compared.stream.name}</RouterLink>
        ) : (
          <span>{name ?? <Loading text={screens.loading} />}</span>
        )}
        <span data-part="actions">
          {compared && (
            <>
              <BuyLink stream={compared.stream} />
              <FavouriteButton stream={compared.stream} />
            </>
          )}
          <IconButton size="small" label={fillText(messages.remove, { name: name ?? id })} onClick={onRemove}>
            <Icon name="close" />
          </IconButton>
        </span>
      </div>
    </th>
  );
}

function Cell({ fact, compared }: { fact: Fact; compared: Compared | undefined }) {
  if (!compared) return <td role="cell">–</td>;
  return <td role="cell">{fact.show ? fact.show(compared) : (fact.value(compared) ?? '–')}</td>;
}

/** True once every product is there or failed: columns that come one by one would move all rows. */
function useIsComplete(ids: readonly string[]): boolean {
  const { streams } = useSnapshot(compare);
  const operations = useOperations(ids.map((id) => keyOf(comparedStream.name, id)));
  const [wasComplete, setComplete] = useState(false);
  const isComplete = ids.every((id, index) => streams[id] !== undefined || operations[index]?.phase === 'fail');
  if (isComplete && !wasComplete) setComplete(true);
  return wasComplete || isComplete;
}

function markEnd(frame: Element) {
  const hidden = frame.scrollWidth - frame.clientWidth - Math.abs(frame.scrollLeft);
  frame.toggleAttribute('data-more-end', hidden > 1);
}

function watchEnd(frame: HTMLElement | null) {
  if (!frame) return undefined;
  const observer = new ResizeObserver(() => markEnd(frame));
  // Removing a product narrows the table, not the frame.
  for (const box of [frame, ...frame.querySelectorAll('table')]) observer.observe(box);
  return () => observer.disconnect();
}

export function Comparison({ ids, onRemove }: ComparisonProps) {
  const { streams, samples } = useSnapshot(compare);
  const isComplete = useIsComplete(ids);
  const categoryName = useCategoryName();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const all = ids.map((id): Compared | undefined => {
    const stream = streams[id];
    return stream && { stream, sample: samples[id], category: categoryName(stream.subcategory) };
  });
  const differs = ({ value }: Fact) => new Set(all.map((one) => one && value(one))).size > 1;
  const shown = facts.filter((fact) => !onlyDifferences || ids.length === 1 || differs(fact));
  if (!isComplete) return <Loading text={screens.loading} style={{ minBlockSize: '40rem' }} />;
  return (
    <Stack gap={4}>
      {ids.length > 1 && (
        <Checkbox
          label={messages.same}
          checked={onlyDifferences}
          onCheckedChange={(checked) => setOnlyDifferences(checked === true)}
        />
      )}
      {/* Focusable, so that a keyboard can scroll it. */}
      <Frame
        ref={watchEnd}
        aria-label={messages.go}
        tabIndex={0}
        style={{ '--compared': ids.length }}
        onScroll={({ currentTarget }) => markEnd(currentTarget)}
      >
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <td aria-hidden />
              {ids.map((id, index) => (
                <Head key={id} id={id} compared={all[index]} onRemove={() => onRemove(id)} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map((fact) => (
              <tr key={fact.label} role="row" data-differs={(ids.length > 1 && differs(fact)) || undefined}>
                <th scope="row" role="rowheader">
                  {fact.label}
                </th>
                {ids.map((id, index) => (
                  <Cell key={id} fact={fact} compared={all[index]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
    </Stack>
  );
}
