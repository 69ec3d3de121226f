import type { PageId } from '@rakhim/contract/pages';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { useLanguage } from '#src/lib/use-language.ts';

interface Target {
  readonly page: PageId;
  /** A query or hash with its sign, such as `?from=/generate`. */
  readonly suffix?: string;
}

/** A link to a page of ours in the language being read. */
export function PageLink({ page, suffix = '', ...rest }: Target & Omit<LinkProps, 'to'>) {
  return <Link to={pathOf(page, useLanguage()) + suffix} {...rest} />;
}

/** The same in a navigation: it knows when it is where the reader is. */
export function PageNavLink({
  page,
  suffix = '',
  className,
  ...rest
}: Target & Omit<NavLinkProps, 'to' | 'className'> & { readonly className?: string | undefined }) {
  return <NavLink to={pathOf(page, useLanguage()) + suffix} className={() => className} {...rest} />;
}
