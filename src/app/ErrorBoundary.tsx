import { Button, Heading, Stack } from '#design-system';
import { Component, useEffect, type ReactNode } from 'react';
import { screens } from '../messages/screens.ts';
import { onServerBack } from './chunkReload.ts';

interface Props {
  resetKey: string;
  silent?: boolean;
  fallback?: ReactNode;
  children: ReactNode;
}
interface State {
  error: Error | undefined;
  failedAt: string;
}

// Browsers word a failed import differently. "code of this page" is our own time-out.
const isMissingCode = ({ message }: Error) =>
  /dynamically imported module|importing a module|module script|code of this page|preload/i.test(message);

const reload = () => location.reload();

function ReloadsWhenBack() {
  useEffect(() => onServerBack(reload), []);
  return null;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failedAt: '' };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { error, failedAt }: State): Partial<State> | null {
    if (!error) return { failedAt: resetKey };
    return failedAt === resetKey ? null : { error: undefined, failedAt: resetKey };
  }

  private readonly retry = () => {
    if (this.state.error && isMissingCode(this.state.error)) reload();
    else this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.silent) return null;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const isMissing = isMissingCode(error);
    const { title, text, action } = isMissing ? screens.chunkFailed : screens.crashed;
    return (
      <Stack role="alert" align="start">
        <Heading>{title}</Heading>
        <p>{text}</p>
        <Button variant="outline" onClick={this.retry}>
          {action}
        </Button>
        {isMissing && <ReloadsWhenBack />}
      </Stack>
    );
  }
}
