import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** The menu starts open where the click that opens it also mounts it, as in the rows of a long list. */
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A list of things to do or places to go, opened by a button. */
export function Menu({ trigger, isOpenAtFirst = false, children }: MenuProps) {
  // It opens beside its button, and so within the same landmark of the page; fixed, so that no list that scrolls cuts
  // it off.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <BaseMenu.Trigger render={trigger} />
      <span ref={setPlace} />
      <BaseMenu.Portal container={place}>
        <BaseMenu.Positioner
          sideOffset={8}
          collisionPadding={16}
          align="end"
          positionMethod="fixed"
          className={styles['positioner']}
        >
          <BaseMenu.Popup className={styles['popup']}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** One row of a menu. Give it a link to `render` where it leads somewhere. */
export function MenuItem({
  icon,
  children,
  ...rest
}: { readonly icon?: ReactNode } & Omit<BaseMenu.Item.Props, 'className'>) {
  return (
    <BaseMenu.Item {...rest} className={styles['item']}>
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={styles['separator']} />;
}

/** A heading above the rows, which cannot be chosen. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <div className={styles['heading']}>{children}</div>;
}

interface MenuChoicesProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly {
    readonly id: T;
    readonly label: string;
    readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;
  }[];
  readonly onChoose: (id: T) => void;
}

/** A row of choices in a menu, one of which holds. Choosing leaves the menu open, so that the effect is seen. */
export function MenuChoices<T extends string>({ label, value, options, onChoose }: MenuChoicesProps<T>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onChoose} aria-label={label} className={styles['choices']}>
      {options.map(({ id, label: name, icon: Icon }) => (
        <BaseMenu.RadioItem key={id} value={id} aria-label={name} title={name} className={styles['choice']}>
          <Icon size={18} aria-hidden="true" />
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}
