import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withQueries } from '#src/lib/with-queries.tsx';
import styles from './command-palette.module.css';
import { type Command, type CommandGroup, matchesCommand } from './match-command.ts';
import { useCommands } from './use-commands.tsx';

/** Every page and a few actions, found by typing a part of their name in either language. */
export const CommandPalette = withQueries(function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const groups = useCommands(query);
  const found = groups
    .map((group) => ({ ...group, items: group.items.filter((command) => matchesCommand(command, query)) }))
    .filter(({ items }) => items.length > 0);
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Popup className={styles['popup']} aria-label={t('palette.title')}>
          <Autocomplete.Root
            open
            inline
            items={found}
            filter={null}
            value={query}
            onValueChange={setQuery}
            autoHighlight="always"
            keepHighlight
          >
            <div className={styles['field']}>
              <Search size={18} aria-hidden="true" />
              <Autocomplete.Input aria-label={t('palette.open')} placeholder={t('palette.open')} />
            </div>
            <Dialog.Close className="visually-hidden">{t('actions.close')}</Dialog.Close>
            <div className={styles['list']}>
              <Autocomplete.Empty>
                <p className={styles['none']}>{t('palette.none')}</p>
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.value} items={group.items}>
                    <Autocomplete.GroupLabel className={styles['label']}>{group.value}</Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(command: Command) => (
                        <Autocomplete.Item
                          key={command.id}
                          value={command}
                          className={styles['item']}
                          onClick={() => run(command)}
                        >
                          {command.icon}
                          <span>{command.label}</span>
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
});
