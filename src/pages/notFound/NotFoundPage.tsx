import { Button, EmptyState, Heading, Loading, Stack } from '#design-system';
import { Link } from 'react-router-dom';
import { home } from '../../config/paths.ts';
import { screens, titles } from '../../messages/screens.ts';
import { useMe } from '../../state/me.ts';
import { useSession } from '../../state/session.ts';
import { useOperation } from '../../state/status.ts';

/** Nothing stands at this address, as far as is known: some pages exist in one mode only, and the mode is known with one's own record. */
export function NotFoundPage() {
  const { userId } = useSession();
  const known = useMe() !== undefined;
  const { phase } = useOperation('me.load');
  if (userId !== '' && !known && phase !== 'fail') return <Loading text={screens.loading} />;
  const { title, text, action } = screens.notFound;
  return (
    <Stack>
      <Heading level={1}>{titles.notFound}</Heading>
      <EmptyState
        icon="search"
        title={title}
        actions={
          <Button asChild>
            <Link to={home}>{action}</Link>
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Stack>
  );
}
