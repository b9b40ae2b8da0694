import '#design-system/theme/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { start } from './app/start.ts';
import './app/start.css';

async function begin() {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  await start();
  // A transition renders in slices, so that a slow device stays responsive.
  const mounted = createRoot(root);
  startTransition(() =>
    mounted.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  return mounted;
}

// No top-level await: the code that `start` loads imports this module and would deadlock.
export const app = begin();
