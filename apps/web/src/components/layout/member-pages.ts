import type { PageId } from '@rakhim/contract/pages';
import {
  AudioLines,
  BookA,
  BookOpen,
  ChartColumn,
  CreditCard,
  History,
  House,
  KeyRound,
  LayoutDashboard,
  ListMusic,
  type LucideIcon,
  Settings,
  Tag,
  Webhook,
} from 'lucide-react';

interface MemberPage {
  readonly page: PageId;
  readonly icon: LucideIcon;
}

/** Where members work, in the order of the rail. The name of each stands in `nav` of the texts. */
export const workPages = [
  { page: 'generate', icon: AudioLines },
  { page: 'history', icon: History },
  { page: 'jobs', icon: ListMusic },
  { page: 'lexicon', icon: BookA },
  { page: 'dashboard', icon: LayoutDashboard },
  { page: 'usage', icon: ChartColumn },
  { page: 'apiKeys', icon: KeyRound },
  { page: 'webhooks', icon: Webhook },
  { page: 'subscription', icon: CreditCard },
  { page: 'settings', icon: Settings },
] as const satisfies readonly MemberPage[];

/** Pages of the site that members go to as well. */
export const sitePages = [
  { page: 'home', icon: House },
  { page: 'pricing', icon: Tag },
  { page: 'apiDocs', icon: BookOpen },
] as const satisfies readonly MemberPage[];
