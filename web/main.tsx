import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './kit/kit.css';
import './shell.css';
import './frame/frame.css';
import { keepForOffline } from './offline/register.ts';
import { startSettings } from './settings.ts';

startSettings();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
keepForOffline();
