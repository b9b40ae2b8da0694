import {
  AlertTriangle,
  Check,
  CircleAlert,
  CircleCheck,
  ExternalLink,
  Eye,
  EyeOff,
  Info,
  RefreshCw,
  X,
} from 'lucide-react';

/** What signing in and messages need; these come with the first code. */
export const coreIcons = {
  warning: AlertTriangle,
  check: Check,
  error: CircleAlert,
  success: CircleCheck,
  external: ExternalLink,
  show: Eye,
  hide: EyeOff,
  info: Info,
  reload: RefreshCw,
  close: X,
} as const;
