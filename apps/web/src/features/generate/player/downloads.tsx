import { encodeWav } from '@rakhim/containers';
import type { Subtitles } from '@rakhim/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { saveFile } from '#src/lib/save-file.ts';
import type { DecodedSound } from './decode-sound.ts';
import styles from './downloads.module.css';

interface DownloadsProps {
  readonly sound: Blob;
  /** Nothing for a sound that broke off. */
  readonly subtitles: Subtitles | undefined;
  /** For WAV; nothing for a sound that is too long to be converted here. */
  readonly decoded: DecodedSound | undefined;
}

/** The speech to take along, as sound and as captions. */
export function Downloads({ sound, subtitles, decoded }: DownloadsProps) {
  const { t } = useTranslation('generate');

  return (
    <div className={styles['downloads']} role="group" aria-label={t('player.download')}>
      <Button
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        onClick={() => saveFile(sound, fileName('mp3'))}
      >
        <span className="visually-hidden">{t('player.download')} </span>
        {t('player.mp3')}
      </Button>
      {decoded && (
        <Button size="small" variant="quiet" onClick={() => saveFile(wavOf(decoded), fileName('wav'))}>
          {t('player.wav')}
        </Button>
      )}
      {subtitles && (
        <>
          <Button
            size="small"
            variant="quiet"
            onClick={() => saveFile(new Blob([subtitles.srt], { type: 'application/x-subrip' }), fileName('srt'))}
          >
            {t('player.srt')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => saveFile(new Blob([subtitles.vtt], { type: 'text/vtt' }), fileName('vtt'))}
          >
            {t('player.vtt')}
          </Button>
        </>
      )}
    </div>
  );
}

function fileName(extension: string): string {
  return `arabic-tts-${Date.now()}.${extension}`;
}

function wavOf({ samples, sampleRate }: DecodedSound): Blob {
  return new Blob([encodeWav(samples, sampleRate)], { type: 'audio/wav' });
}
