import type { UsageReport } from '@rakhim/contract';
import type { VoiceId } from '@rakhim/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VoiceSignature } from '#src/components/voices/voice-signature.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './voice-shares.module.css';

interface VoiceSharesProps {
  readonly title: string;
  readonly rows: UsageReport['rows'];
}

/** Every voice by its name, with what it spoke as a length and in figures, the one most used first. */
export function VoiceShares({ title, rows }: VoiceSharesProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const titleId = useId();
  const sorted = rows.toSorted((a, b) => b.characters - a.characters);
  const most = Math.max(1, sorted[0]?.characters ?? 1);
  return (
    <figure className={styles['shares']} aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      <ol role="list" className={styles['rows']}>
        {sorted.map(({ key, name, characters }) => (
          <li key={key} className={styles['row']}>
            <span>{name}</span>
            <VoiceSignature voice={key as VoiceId} />
            <span className={styles['bar']} aria-hidden="true">
              <span style={{ inlineSize: `${(characters / most) * 100}%` }} />
            </span>
            <span className={`${styles['figure']} tabular`}>
              {t('activity.characters', { count: characters, number: format.number(characters) })}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
