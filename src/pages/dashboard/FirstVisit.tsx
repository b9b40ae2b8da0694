import { Card, Grid, Heading, Icon, Stack, Text, type IconName } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { paths } from '../../config/paths.ts';
import { overview as messages } from './messages.ts';
import { RouterLink } from '../shared/RouterLink.tsx';

type Way = keyof typeof messages.ways;

const ways: Readonly<Record<Way, { icon: IconName; to: string }>> = {
  find: { icon: 'market', to: paths.marketplace },
  sell: { icon: 'upload', to: paths.newProduct },
  offer: { icon: 'upload', to: paths.newProduct },
  browse: { icon: 'market', to: paths.marketplace },
  analyse: { icon: 'trend', to: paths.ai },
  learn: { icon: 'file', to: paths.faqs },
};

const waysOf: Readonly<Record<Slot, readonly Way[]>> = {
  user: ['find', 'sell', 'learn'],
  buyer: ['find', 'analyse', 'learn'],
  seller: ['sell', 'find', 'learn'],
  sp: ['offer', 'browse', 'learn'],
  drUser: ['find', 'analyse', 'learn'],
  admin: ['find', 'sell', 'learn'],
};

const picture = {
  display: 'grid',
  placeItems: 'center',
  blockSize: '6rem',
  borderRadius: 'var(--ds-radius-medium)',
  background: 'var(--ds-accent-tint)',
  color: 'var(--ds-accent-text)',
  fontSize: '2.5rem',
} as const;

export const FirstVisit = ({ mode }: { mode: Slot }) => (
  <Grid as="section" columns="medium" aria-label={messages.begin}>
    {waysOf[mode].map((way) => (
      <Card key={way} as="article">
        <Stack gap={3}>
          <span style={picture}>
            <Icon name={ways[way].icon} style={{ inlineSize: '1em', blockSize: '1em' }} />
          </span>
          <Heading level={2}>
            <RouterLink to={ways[way].to}>{messages.ways[way].title}</RouterLink>
          </Heading>
          <Text tone="muted">{messages.ways[way].text}</Text>
        </Stack>
      </Card>
    ))}
  </Grid>
);
