import { accessHandlers } from '../domains/access/handlers.ts';
import { accessRequestHandlers } from '../domains/accessRequests/handlers.ts';
import { changesHandlers } from '../domains/changes/handlers.ts';
import { contractHandlers } from '../domains/contracts/handlers.ts';
import { notificationHandlers } from '../domains/notifications/handlers.ts';
import { webhookHandlers } from '../domains/notifications/webhooks/handlers.ts';
import { algorithmHandlers } from '../domains/executions/algorithms/handlers.ts';
import { roomHandlers } from '../domains/executions/dataRooms/handlers.ts';
import { executionHandlers } from '../domains/executions/handlers.ts';
import { fileHandlers } from '../domains/files/handlers.ts';
import { categoryHandlers } from '../domains/categories/handlers.ts';
import { mfaHandlers } from '../domains/mfa/handlers.ts';
import { offerHandlers } from '../domains/offers/handlers.ts';
import { operationHandlers } from '../domains/operation/handlers.ts';
import { pictureHandlers } from '../domains/pictures/handlers.ts';
import { joiningHandlers } from '../domains/joining/handlers.ts';
import { recoveryHandlers } from '../domains/recovery/handlers.ts';
import { samples } from '../domains/samples/handlers.ts';
import { sessionHandlers } from '../domains/session/handlers.ts';
import { streamHandlers } from '../domains/streams/handlers.ts';
import { noticeHandlers } from '../domains/streams/notices.ts';
import { savedHandlers } from '../domains/streams/saved/handlers.ts';
import { subscriptionHandlers } from '../domains/subscriptions/handlers.ts';
import { userHandlers } from '../domains/users/handlers.ts';
import { walletHandlers } from '../domains/wallet/handlers.ts';
import { catalogueHandlers } from '../domains/catalogue/handlers.ts';
import type { Handlers } from '../kernel/handler.ts';

export const handlers: Handlers = {
  ...catalogueHandlers,
  ...sessionHandlers,
  ...recoveryHandlers,
  ...joiningHandlers,
  ...mfaHandlers,
  ...userHandlers,
  ...pictureHandlers,
  ...categoryHandlers,
  ...fileHandlers,
  ...streamHandlers,
  ...noticeHandlers,
  ...savedHandlers,
  ...changesHandlers,
  ...samples,
  ...offerHandlers,
  ...contractHandlers,
  ...accessRequestHandlers,
  ...notificationHandlers,
  ...webhookHandlers,
  ...subscriptionHandlers,
  ...accessHandlers,
  ...algorithmHandlers,
  ...roomHandlers,
  ...executionHandlers,
  ...walletHandlers,
  ...operationHandlers,
};
