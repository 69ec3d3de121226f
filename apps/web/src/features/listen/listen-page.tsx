import { getSharedAudio, getSharedSpeech, type SharedSpeech } from '@rakhim/contract';
import { dialects } from '@rakhim/contract/dialects';
import { getVoice } from '@rakhim/contract/voices';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { PageWaiting } from '#src/components/page-gate/page-waiting.tsx';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { VoiceSignature } from '#src/components/voices/voice-signature.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { ListenPlayer } from './listen-player.tsx';
import styles from './listen-page.module.css';

type Found = SharedSpeech | 'gone' | 'failed';

/** What somebody shares: the text with its vowels, read aloud, for whoever has the address. */
export function ListenPage() {
  const { t } = useTranslation('listen');
  const { token = '' } = useParams();
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    fetchSharedSpeech(token, abort.signal).then(setFound, () => abort.signal.aborted || setFound('failed'));
    return () => abort.abort();
  }, [token, tries]);

  function retry(): void {
    setFound(undefined);
    setTries(tries + 1);
  }

  return (
    <article className={styles['page']}>
      <PageMetadata page="listen" title={t('meta.title')} description={t('meta.description')} />
      {found === undefined && <PageWaiting />}
      {(found === 'gone' || found === 'failed') && <Missing isGone={found === 'gone'} onRetry={retry} />}
      {typeof found === 'object' && <Shared speech={found} token={token} />}
    </article>
  );
}

function Missing({ isGone, onRetry }: { readonly isGone: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation('listen');
  const { t: site } = useTranslation();
  return (
    <div className={styles['missing']} role="alert">
      <KuficMark size={48} />
      <h1>{t(isGone ? 'gone.title' : 'failed.title')}</h1>
      <p>{t(isGone ? 'gone.body' : 'failed.body')}</p>
      {isGone ? (
        <ButtonLink page="home">{t('home')}</ButtonLink>
      ) : (
        <Button onClick={onRetry}>{site('actions.retry')}</Button>
      )}
    </div>
  );
}

function Shared({ speech, token }: { readonly speech: SharedSpeech; readonly token: string }) {
  const { t } = useTranslation('listen');
  const language = useLanguage();
  const format = useFormat();
  const dialect = dialects.find(({ id }) => id === speech.dialect)?.name[language];
  return (
    <>
      <header className={styles['head']}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <VoiceSignature voice={speech.voice} />
        <p className={styles['voice']}>{getVoice(speech.voice).name[language]}</p>
        <p>{dialect}</p>
      </header>
      <ListenPlayer pieces={speech.pieces} sound={soundOf(token)} durationMs={speech.durationMs} />
      <footer className={styles['foot']}>
        <p>{t('until', { date: format.date(speech.expiresAt) })}</p>
        <ButtonLink page="generate" size="small">
          {t('make')}
        </ButtonLink>
      </footer>
    </>
  );
}

/** What is shared at an address, or that nothing is there any more. */
async function fetchSharedSpeech(token: string, signal: AbortSignal): Promise<Found> {
  try {
    return await callApi(getSharedSpeech, { params: { token }, signal });
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) {
      return 'gone';
    }
    throw error;
  }
}

/** The address of the sound, which the browser fetches by itself, in parts. */
function soundOf(token: string): string {
  return getSharedAudio.paths[0].replace(':token', encodeURIComponent(token));
}
