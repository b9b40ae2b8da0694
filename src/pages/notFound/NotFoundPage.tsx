import { Button, EmptyState, Heading, Stack } from '#design-system';
import { Link } from 'react-router-dom';
import { home } from '../../config/paths.ts';
import { screens, titles } from '../../messages/screens.ts';

export function NotFoundPage() {
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
