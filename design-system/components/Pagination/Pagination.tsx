import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { numberFormat } from '../../internal/format/formats.ts';
import { pagesToOffer } from './pages.ts';
import { Root } from './Pagination.styles.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { paginationTexts } from './texts.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Current page, from 0. */
  page: number;
  /** Items per page. */
  pageSize: number;
  /** Total number of items. */
  total: number;
  /** Called with the chosen page, from 0. */
  onPageChange: (page: number) => void;
}

const whole = (value: number, least: number) => (Number.isFinite(value) ? Math.max(least, Math.trunc(value)) : least);

export function Pagination({ onPageChange, ...props }: PaginationProps) {
  const texts = useTexts('pagination', paginationTexts);
  const { page: given, pageSize: size, total: items, ...rest } = props;
  const [page, pageSize, total] = [whole(given, 0), whole(size, 1), whole(items, 0)];
  const count = Math.max(1, Math.ceil(total / pageSize));
  const write = (value: number) => numberFormat().format(value);
  const before = page * pageSize;
  const range = {
    first: write(before < total ? before + 1 : 0),
    last: write(before < total ? Math.min(total, before + pageSize) : 0),
    total: write(total),
  };
  // With `disabled`, the button would lose the focus at the last page.
  const stepTo = (next: number) =>
    next >= 0 && next < count ? { onClick: () => onPageChange(next) } : ({ 'aria-disabled': true } as const);
  return (
    <Root aria-label={texts.label} {...rest} data-component="Pagination">
      <span aria-live="polite">{fillText(texts.range, range)}</span>
      <div>
        <button type="button" aria-label={texts.previous} {...stepTo(Math.min(page, count) - 1)}>
          <Icon name="chevron-left" />
        </button>
        {pagesToOffer(page, count).map((one, index) =>
          one === null ? (
            <span key={index < 3 ? 'gap at the start' : 'gap at the end'}>…</span>
          ) : (
            <button
              key={one}
              type="button"
              aria-label={fillText(texts.page, { page: write(one + 1) })}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPageChange(one)}
            >
              {write(one + 1)}
            </button>
          ),
        )}
        <button type="button" aria-label={texts.next} {...stepTo(page + 1)}>
          <Icon name="chevron-right" />
        </button>
      </div>
    </Root>
  );
}
