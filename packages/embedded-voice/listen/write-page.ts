import type { EngineName } from '../src/types.ts';
import type { VoiceId } from '../src/voices/voice-table.ts';

/** One sound of the page; its files lie beside the page. */
export interface Take {
  readonly engine: EngineName;
  readonly voice: VoiceId;
  readonly sound: string;
  readonly picture: string;
  readonly seconds: number;
}

export interface Item {
  readonly text: string;
  readonly listenFor: string;
  readonly takes: readonly Take[];
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem;background:#fbf8f3;color:#222}
h2{font-size:1.4rem;margin:2.5rem 0 .25rem}table{border-collapse:collapse;width:100%}td,th{padding:.35rem;vertical-align:top;text-align:start}
img{max-width:100%;height:auto;display:block}audio{width:16rem;height:2rem}small{color:#555}`;

/** A page for people to judge by: every sentence in every voice, both engines side by side. */
export function writePage(items: readonly Item[]): string {
  const sections = items.map(({ text, listenFor, takes }) => {
    const voices = [...Map.groupBy(takes, ({ voice }) => `${voice.dialect}, ${voice.gender}`)];
    const rows = voices.map(([name, own]) => `<tr><th scope="row">${name}</th>${own.map(cellOf).join('')}</tr>`);
    return `<section><h2 dir="rtl" lang="ar">${escape(text)}</h2><small>${escape(listenFor)}</small><table><tbody>${rows.join('\n')}</tbody></table></section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rakhim: voices to listen to</title><style>${style}</style>
<h1>Voices to listen to</h1>
<p>Pictures show frequencies up to 10 kHz; the white line is the melody, 60 to 420 Hz. <b>classic</b> is formant synthesis, <b>learned</b> a statistical parametric voice learned from recordings.</p>
${sections.join('\n')}
</html>
`;
}

function cellOf({ engine, sound, picture, seconds }: Take): string {
  return `<td><small>${engine}, ${seconds.toFixed(1)} s</small><br><audio controls preload="none" src="${sound}"></audio><img src="${picture}" alt="Spectrogram and melody, ${engine}"></td>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
