import { encodeWav } from '@rakhim/containers';
import type { Subtitles } from '@rakhim/contract';
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuHeading, MenuItem } from '#src/components/ui/menu.tsx';
import { saveFile } from '#src/lib/save-file.ts';
import { useFormat } from '#src/lib/use-format.ts';
import type { DecodedSound } from './decode-sound.ts';
import styles from './downloads.module.css';
import { formatBytes } from './format-bytes.ts';

interface DownloadsProps {
  readonly sound: Blob;
  /** Nothing for a sound that broke off. */
  readonly subtitles: Subtitles | undefined;
  /** For WAV; nothing for a sound that is too long to be converted here. */
  readonly decoded: DecodedSound | undefined;
  /** Whether to take the sound along is what comes next. */
  readonly isPrimary: boolean;
}

/** The speech to take along: as MP3, and in a menu beside it as WAV and as captions. */
export function Downloads({ sound, subtitles, decoded, isPrimary }: DownloadsProps) {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const [name] = useState(() => `arabic-tts-${Date.now()}`);
  const variant = isPrimary ? 'primary' : 'secondary';

  return (
    <div className={styles['downloads']} role="group" aria-label={t('player.download')}>
      <Button
        variant={variant}
        title={`${name}.mp3`}
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => saveFile(sound, `${name}.mp3`)}
      >
        {t('player.download')} {t('player.mp3')}
      </Button>
      <Menu
        trigger={
          <Button
            variant={variant}
            aria-label={t('player.formats')}
            title={t('player.formats')}
            icon={<ChevronDown size={18} aria-hidden="true" />}
          />
        }
      >
        <MenuHeading>
          <bdi dir="ltr">{name}</bdi>
        </MenuHeading>
        {decoded && (
          <MenuItem onClick={() => saveFile(wavOf(decoded), `${name}.wav`)}>
            {t('player.wav')}
            <span className={styles['size']}>{formatBytes(wavBytes(decoded), format.number)}</span>
          </MenuItem>
        )}
        {subtitles && (
          <>
            <MenuItem
              onClick={() => saveFile(new Blob([subtitles.srt], { type: 'application/x-subrip' }), `${name}.srt`)}
            >
              {t('player.srt')}
            </MenuItem>
            <MenuItem onClick={() => saveFile(new Blob([subtitles.vtt], { type: 'text/vtt' }), `${name}.vtt`)}>
              {t('player.vtt')}
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
}

const wavHeaderBytes = 44;
const wavSampleBytes = 2;

function wavBytes({ samples }: DecodedSound): number {
  return wavHeaderBytes + wavSampleBytes * samples.length;
}

function wavOf({ samples, sampleRate }: DecodedSound): Blob {
  return new Blob([encodeWav(samples, sampleRate)], { type: 'audio/wav' });
}
