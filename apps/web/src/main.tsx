import './lib/jitless-schemas.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { startApp } from './app/start-app.tsx';

startApp(document.getElementById('root'));
