import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { start } from './app/start.ts';
import './app/start.css';

async function begin() {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  await start();
  // In slices, between which the browser answers: a screen is much at once for a slow device.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

// Not awaited at the top: what starting fetches needs this very module, which would then wait for itself.
void begin();
