import { Banner, Button, Icon, Inline, Stack, Text, type IconName } from '#design-system';
import type { ReactNode } from 'react';
import type { Operation } from '../../../state/machine/operations.ts';
import { failureLines } from '../../shared/failureLines.tsx';

interface TrialFrameProps {
  icon: IconName;
  /** Of the button; undefined where the trial starts elsewhere. */
  label: string | undefined;
  operation: Operation;
  onTry: () => void;
  disabled?: boolean;
  cancel?: { label: string; onCancel: () => void };
  /** Announced while a trial runs that may take long. */
  progress?: string | undefined;
  /** Title of the failure; undefined where a field shows it. */
  failed: string | undefined;
  done: { title: string; text: string } | undefined;
  children?: ReactNode;
}

export function TrialFrame({
  icon,
  label,
  operation,
  onTry,
  disabled = false,
  cancel,
  progress,
  failed,
  done,
  children,
}: TrialFrameProps) {
  const pending = operation.phase === 'request';
  return (
    <Stack gap={3}>
      <Inline>
        {label !== undefined && (
          <Button size="small" variant="outline" tone="neutral" disabled={disabled} loading={pending} onClick={onTry}>
            <Icon name={icon} /> <span>{label}</span>
          </Button>
        )}
        {pending && cancel && (
          <Button size="small" variant="ghost" tone="neutral" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
      </Inline>
      {pending && progress && (
        <output>
          <Text size="small" tone="muted">
            {progress}
          </Text>
        </output>
      )}
      <div aria-live="polite">
        {done && (
          <Banner tone="success" role="presentation" title={done.title}>
            {done.text}
          </Banner>
        )}
      </div>
      {children}
      {operation.phase === 'fail' && failed && (
        <Banner tone="danger" title={failed}>
          {failureLines(operation)}
        </Banner>
      )}
    </Stack>
  );
}
