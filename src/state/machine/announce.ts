// What is said to the person. State knows nothing of looks: app says where it appears.
export interface Announcement {
  type: 'success' | 'error';
  /** A message answers what the person has just done, a notification tells of something else. */
  kind: 'message' | 'notification';
  text: string;
  /** A second line. */
  reason?: string | undefined;
  /** Draws a success as something to act on. */
  tone?: 'warning';
  /** The way to act on it. */
  action?: { label: string; onSelect: () => void };
}

type Announcer = (announcement: Announcement) => void;

let announcer: Announcer = () => {};

/** Says where announcements appear, and for how long: nothing here takes one away. */
export const connectAnnouncer = (given: Announcer) => {
  announcer = given;
};

export const announce: Announcer = (announcement) => announcer(announcement);
