import { TextArea } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { bulkMessages as messages } from '../../../../messages/admin.ts';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
}

export const ReasonField = ({ value, onChange }: ReasonFieldProps) => (
  <TextArea
    label={messages.reason}
    hint={messages.reasonHint}
    optional
    rows={2}
    maxLength={textLimits.reason}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
