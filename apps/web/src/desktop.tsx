import './lib/jitless-schemas.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { startDesktopApp } from './app/desktop/start-desktop-app.tsx';

startDesktopApp(document.getElementById('root'));
