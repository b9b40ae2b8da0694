import { Inline } from '#design-system';
import { screens } from '../../../messages/screens.ts';

/** The drawing of `public/favicon.svg`, in the colour of the brand. */
export function Brand() {
  return (
    <Inline as="span" wrap={false}>
      <svg viewBox="0 0 32 32" width={24} height={24} aria-hidden>
        <rect width="32" height="32" rx="8" fill="var(--ds-accent-fill)" />
        <path
          d="M8 12h13l-4-4m7 12H11l4 4"
          fill="none"
          stroke="var(--ds-accent-on-fill)"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span data-part="name">{screens.productName}</span>
    </Inline>
  );
}
