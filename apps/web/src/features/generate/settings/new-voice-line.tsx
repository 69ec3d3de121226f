import { listNeuralVoices } from '@rakhim/contract';
import { adminVoicesPath } from '@rakhim/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callApi } from '#src/lib/api-client.ts';
import { meQuery } from '#src/lib/me-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { useSessionStore } from '#src/stores/session-store.ts';
import styles from './picker.module.css';

const bytesPerMegabyte = 1_000_000;

/** Offers the recommended neural voice to an administrator of a service that has none. */
export const NewVoiceLine = withQueries(function NewVoiceLine() {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const format = useFormat();
  const isSignedIn = useSessionStore(({ status }) => status === 'signed-in');
  const me = useQuery({ ...meQuery, enabled: isSignedIn });
  const { data } = useQuery({
    queryKey: ['neural-voices'],
    queryFn: ({ signal }) => callApi(listNeuralVoices, { signal }),
    enabled: me.data?.role === 'admin',
  });
  const voice = data?.voices.find(({ isRecommended, isRefused }) => isRecommended && !isRefused);
  if (!voice || data?.voices.some(({ installed }) => installed)) {
    return null;
  }
  const size = format.number(Math.round(voice.bytes / bytesPerMegabyte));
  return (
    <p className={styles['note']}>
      {t('newVoice.offer', { name: voice.name[language], size })} <Link to={adminVoicesPath}>{t('newVoice.add')}</Link>
    </p>
  );
});
