import type { ContactStatus } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';

const tones = { new: 'solid', 'in-progress': 'soft', completed: 'outline' } as const satisfies Record<
  ContactStatus,
  BadgeTone
>;

/** How far a message has come. */
export function StatusBadge({ status }: { readonly status: ContactStatus }) {
  const { t } = useTranslation('adminContact');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
