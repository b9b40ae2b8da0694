export const pictureBox = `
  --picture-size: var(--ds-avatar-medium);
  --picture-hue: var(--ds-chart-one);
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--picture-size);
  block-size: var(--picture-size);
  overflow: hidden;
  background: color-mix(in oklab, var(--picture-hue) 16%, var(--ds-surface-raised));
  color: var(--ds-text-strong);
  font-size: calc(var(--picture-size) * 0.38);
  font-weight: var(--ds-type-weight-semibold);
  line-height: 1;
  letter-spacing: var(--ds-type-tracking-tight);
  -webkit-user-select: none;
  user-select: none;
  /* Seen in forced colours only. */
  outline: var(--ds-line-thin) solid transparent;
  outline-offset: calc(-1 * var(--ds-line-thin));

  &:where([data-size='small']) { --picture-size: var(--ds-avatar-small); }
  &:where([data-size='large']) { --picture-size: var(--ds-avatar-large); }
  &:where([data-size='xlarge']) { --picture-size: var(--ds-avatar-xlarge); }
  &:where([data-hue='two']) { --picture-hue: var(--ds-chart-two); }
  &:where([data-hue='three']) { --picture-hue: var(--ds-chart-three); }
  &:where([data-hue='four']) { --picture-hue: var(--ds-chart-four); }
  &:where([data-hue='five']) { --picture-hue: var(--ds-chart-five); }
  &:where([data-hue='six']) { --picture-hue: var(--ds-chart-six); }
  & > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  /* Generated content: text nodes would become part of the accessible name of a surrounding button. */
  & > [data-initials]::before { content: attr(data-initials); }
`;
