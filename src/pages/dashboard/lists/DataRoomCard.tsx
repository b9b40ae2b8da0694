import { paths } from '../../../config/paths.ts';
import { overview } from '../messages.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { RoomScene } from '../../shared/scene/RoomScene.tsx';
import { ListCard } from './ListCard.tsx';

const { dataRoom: messages } = overview;

export const DataRoomCard = () => (
  <ListCard title={messages.title} action={<RouterLink to={paths.ai}>{messages.link}</RouterLink>}>
    <RoomScene />
  </ListCard>
);
