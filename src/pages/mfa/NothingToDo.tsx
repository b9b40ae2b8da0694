import { Banner, Stack } from '#design-system';
import { ContinueButton } from './ContinueButton.tsx';

interface NothingToDoProps {
  title: string;
  text: string;
}

export function NothingToDo({ title, text }: NothingToDoProps) {
  return (
    <Stack gap={6}>
      <Banner title={title}>{text}</Banner>
      <ContinueButton />
    </Stack>
  );
}
