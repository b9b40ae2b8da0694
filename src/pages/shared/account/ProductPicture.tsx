import { pitch } from '../../../messages/pitch.ts';

const { name, facts, price, buy } = pitch.picture;
const line =
  'M24 168 C48 168 52 120 78 126 S112 156 136 132 S166 84 194 96 S232 150 258 128 S296 66 322 80 S356 112 376 92';

/** A product as the marketplace shows it, as decoration. */
export const ProductPicture = () => (
  <svg viewBox="0 0 400 264" aria-hidden>
    <rect x="1" y="1" width="398" height="262" rx="14" fill="var(--ds-surface-raised)" stroke="var(--ds-edge-subtle)" />
    <text x="24" y="42" fontSize="17" fontWeight="600" fill="var(--ds-text-strong)">
      {name}
    </text>
    <text x="24" y="64" fontSize="13" fill="var(--ds-text-muted)">
      {facts}
    </text>
    <path d={`${line} V192 H24 Z`} fill="var(--ds-accent-tint)" />
    <path d={line} fill="none" stroke="var(--ds-chart-one)" strokeWidth="2.5" />
    <path d="M24 192 H376" stroke="var(--ds-edge-subtle)" />
    <text x="24" y="232" fontSize="16" fontWeight="600" fill="var(--ds-text-strong)">
      {price}
    </text>
    <rect x="276" y="208" width="100" height="36" rx="8" fill="var(--ds-accent-fill)" />
    <text x="326" y="231" fontSize="14" fontWeight="600" textAnchor="middle" fill="var(--ds-accent-on-fill)">
      {buy}
    </text>
  </svg>
);
