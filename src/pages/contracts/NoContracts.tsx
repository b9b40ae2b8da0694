import { CopyButton, Heading, Inline, Stack, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { contractMessages } from '../../messages/contracts.ts';
import { useMe } from '../../state/me/me.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { Scene } from '../shared/scene/Scene.tsx';

const messages = contractMessages.emptyNever.partner;

/** Contract, bar of its shares, signature, and sales of which a share is paid. */
const Picture = () => (
  <svg viewBox="0 0 480 132" aria-hidden>
    <g data-part="box">
      <rect x="24" y="8" width="104" height="116" rx="8" />
      <path data-part="rows" d="M42 28h48M42 44h68M42 104h40" />
    </g>
    <g data-part="bars">
      <rect x="42" y="64" width="26" height="16" rx="3" />
    </g>
    <path d="M72 65h36v14H72z" />
    <path data-part="arrow" d="M142 66h36m-9-8 9 8-9 8" />
    <g data-part="box">
      <rect x="192" y="8" width="104" height="116" rx="8" />
      <path data-part="rows" d="M210 28h48M210 44h68M210 60h56" />
    </g>
    <path d="M210 106h68" />
    <path data-part="ink" d="M214 100c8-22 14-22 14-8s8 10 12 0 8-10 10-2 8 8 16 0" />
    <path data-part="arrow" d="M310 66h36m-9-8 9 8-9 8" />
    <path d="M356 112h110" />
    {[
      [364, 44],
      [392, 72],
      [420, 58],
      [448, 92],
    ].map(([x = 0, height = 0]) => (
      <g key={x}>
        <rect x={x} y={112 - height} width="16" height={height} rx="2" />
        <g data-part="bars">
          <rect x={x} y={112 - height / 3} width="16" height={height / 3} rx="2" />
        </g>
      </g>
    ))}
  </svg>
);

const roomy = { padding: 'var(--ds-space-6)' } as const;

/** For people whom no contract names yet. */
export function NoContracts() {
  const email = useMe()?.email;
  return (
    <Stack as="section" aria-label={messages.title} gap={6} align="stretch" style={roomy}>
      <Heading level={2}>{messages.title}</Heading>
      <Scene picture={<Picture />} steps={messages.steps} />
      <Inline justify="between" gap={4}>
        <Inline>
          <Text tone="muted">{messages.namedBy}</Text>
          {email !== undefined && (
            <Inline gap={1}>
              <Text weight="semibold">{email}</Text>
              <CopyButton value={email} label={messages.email} />
            </Inline>
          )}
        </Inline>
        <ButtonLink variant="soft" to={paths.marketplace}>
          {messages.action}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
