import { Eye, EyeOff } from 'lucide-react';

/** What signing in shows; these come with the first code. */
export const coreIcons = {
  show: Eye,
  hide: EyeOff,
} as const;
