import { Banner, Stack } from '#design-system';
import { OnwardButton } from './OnwardButton.tsx';

interface NothingToDoProps {
  title: string;
  text: string;
}

export function NothingToDo({ title, text }: NothingToDoProps) {
  return (
    <Stack gap={6}>
      <Banner title={title}>{text}</Banner>
      <OnwardButton />
    </Stack>
  );
}
