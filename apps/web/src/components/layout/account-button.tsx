import { CircleUser } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import styles from './account-menu.module.css';

/** The button of the account menu, which stands there before the menu is loaded. */
export function AccountButton({ name, ...rest }: { readonly name: string } & ComponentPropsWithRef<typeof Button>) {
  const { t } = useTranslation();
  return (
    <Button
      variant="quiet"
      icon={<CircleUser size={20} aria-hidden="true" />}
      aria-label={t('nav.accountOf', { name })}
      {...rest}
    >
      <bdi className={styles['owner']}>{name}</bdi>
    </Button>
  );
}
