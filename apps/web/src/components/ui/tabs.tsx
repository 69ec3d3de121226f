import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly label: string; readonly content: ReactNode }[];
  readonly value: T;
  readonly onChoose: (tab: T) => void;
}

/** Several panels in one place, one of which is shown. */
export function Tabs<T extends string>({ label, tabs, value, onChoose }: TabsProps<T>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: T) => onChoose(next)}>
      <BaseTabs.List className={styles['list']} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.id} value={tab.id} className={styles['tab']}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} className={styles['panel']}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
