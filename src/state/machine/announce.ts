export interface Announcement {
  type: 'info' | 'success' | 'warning' | 'error';
  /** A message answers an action of the user; a notification reports an event. */
  kind: 'message' | 'notification';
  text: string;
  reason?: string | undefined;
  action?: { label: string; onSelect: () => void };
}

type Announcer = (announcement: Announcement) => void;

let announcer: Announcer = () => {};

export const connectAnnouncer = (given: Announcer) => {
  announcer = given;
};

export const announce: Announcer = (announcement) => announcer(announcement);
