// Guide to receiving webhooks, in Markdown. /docs and Storybook show the same text.
import { webhookHeaders as headers, webhookLimits } from '#contract/constants.ts';

export interface WebhookExamples {
  readonly node: string;
  readonly python: string;
}

const { answerSeconds, toleranceSeconds, overlapHours, failingDays, retryWaits } = webhookLimits;

function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  if (seconds < 3600) return `${seconds / 60} minutes`;
  return `${seconds / 3600} hours`;
}

const [first, second, third] = retryWaits;

export const webhookGuide = ({
  node,
  python,
}: WebhookExamples): string => `A webhook posts notifications of chosen kinds to an address of yours. Add one under Profile, Webhooks, or with \`POST /notifications/webhooks\`. The secret is shown once.

Each message follows [Standard Webhooks](https://www.standardwebhooks.com) and [CloudEvents](https://cloudevents.io):

\`\`\`http
POST /webhooks HTTP/1.1
content-type: application/cloudevents+json; charset=utf-8
${headers.id}: 0b9cf2b4-6a3e-4b4e-a1c4-2f3b8a1f0c55
${headers.timestamp}: 1790000000
${headers.signature}: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "specversion": "1.0",
  "id": "0b9cf2b4-6a3e-4b4e-a1c4-2f3b8a1f0c55",
  "source": "https://exchange.example.com",
  "type": "notification.access_sold",
  "time": "2026-09-21T14:13:20.000Z",
  "datacontenttype": "application/json",
  "data": { "notification_id": "0199a2b4-6a3e-7b4e-a1c4-2f3b8a1f0c55", "kind": "access_sold", "own": false, "text": "Una bought access to Tides for 3 DXT", "url": "…", "amount": 3000000 }
}
\`\`\`

- Verify the signature over \`${headers.id}.${headers.timestamp}.body\`, with the body as it arrived. Refuse timestamps more than ${durationText(toleranceSeconds)} old.
- Answer with a status from 200 to 299 within ${answerSeconds} seconds. Redirects are not followed.
- \`${headers.id}\` is the same in every try and replay of a message. Store it and skip a message that you know.
- Messages of one webhook arrive in order. A failed message is tried again after ${durationText(first)}, ${durationText(second)}, ${durationText(third)}, and up to ${durationText(Math.max(...retryWaits))}; later messages wait for it.
- After ${failingDays} days of failures, or a 410, the webhook is switched off and you are notified.
- After a rotation, messages have two signatures for ${overlapHours} hours. One valid signature is enough.

## Verify in Node

\`\`\`js
${node.trim()}
\`\`\`

The package \`standardwebhooks\` does the same: \`new Webhook(secret).verify(body, headers)\`.

## Verify in Python

\`\`\`python
${python.trim()}
\`\`\`
`;
