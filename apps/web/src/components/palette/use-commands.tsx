import { adminContactPath, adminVoicesPath } from '@rakhim/contract/pages';
import { type Language, languageIds, languages } from '@rakhim/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { AudioLines, BookA, Globe, Inbox, LogOut, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { sitePages, workPages } from '#src/components/layout/member-pages.ts';
import { themeIcons } from '#src/components/layout/theme-icons.ts';
import { useSignOut } from '#src/components/layout/use-sign-out.ts';
import { inLanguage, pathOf } from '#src/config/paths.ts';
import { rememberLanguage } from '#src/lib/chosen-language.ts';
import { meQuery } from '#src/lib/me-query.ts';
import { getTexts } from '#src/lib/texts.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { themeChoices, useThemeStore } from '#src/stores/theme-store.ts';
import type { Command, CommandGroup } from './match-command.ts';

const iconSize = 18;

/** The commands of the palette. Those named in the other language, too, are found by either name. */
export function useCommands(query: string): readonly CommandGroup[] {
  const { t } = useTranslation();
  return [
    { value: t('palette.pages'), items: usePageCommands() },
    { value: t('palette.actions'), items: useActionCommands(query.trim()) },
  ];
}

function usePageCommands(): readonly Command[] {
  const { t } = useTranslation();
  const other = useOtherTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { data: me } = useQuery(meQuery);
  const pages = [...workPages, ...sitePages].map(({ page, icon: Icon }) => ({
    id: page,
    label: t(`nav.${page}`),
    names: [other(`nav.${page}`), page],
    icon: <Icon size={iconSize} aria-hidden="true" />,
    run: () => void navigate(pathOf(page, language)),
  }));
  const inbox = {
    id: 'inbox',
    label: t('nav.inbox'),
    names: [other('nav.inbox')],
    icon: <Inbox size={iconSize} aria-hidden="true" />,
    run: () => void navigate(adminContactPath),
  };
  const neuralVoices = {
    id: 'neural-voices',
    label: t('nav.neuralVoices'),
    names: [other('nav.neuralVoices')],
    icon: <AudioLines size={iconSize} aria-hidden="true" />,
    run: () => void navigate(adminVoicesPath),
  };
  return me?.role === 'admin' ? [...pages, inbox, neuralVoices] : pages;
}

function useActionCommands(query: string): readonly Command[] {
  const { t } = useTranslation();
  const other = useOtherTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const leave = useSignOut();
  const chooseTheme = useThemeStore((theme) => theme.choose);
  const searchHistory: Command = {
    id: 'search',
    label: t('palette.searchHistory', { text: query }),
    names: [],
    isAlways: true,
    icon: <Search size={iconSize} aria-hidden="true" />,
    run: () => void navigate(`${pathOf('history', language)}?${new URLSearchParams({ q: query })}`),
  };
  const searchLexicon: Command = {
    id: 'search-lexicon',
    label: t('palette.searchLexicon', { text: query }),
    names: [],
    isAlways: true,
    icon: <BookA size={iconSize} aria-hidden="true" />,
    run: () => void navigate(`${pathOf('lexicon', language)}?${new URLSearchParams({ q: query })}`),
  };
  const themes = themeChoices.map((theme): Command => {
    const Icon = themeIcons[theme];
    return {
      id: `theme-${theme}`,
      label: `${t('theme.label')}: ${t(`theme.${theme}`)}`,
      names: [other('theme.label'), other(`theme.${theme}`)],
      icon: <Icon size={iconSize} aria-hidden="true" />,
      run: () => chooseTheme(theme),
    };
  });
  const otherLanguages = languageIds
    .filter((id) => id !== language)
    .map((id): Command => ({
      id: `language-${id}`,
      label: languages[id].name,
      names: [t('language.label'), other('language.label')],
      icon: <Globe size={iconSize} aria-hidden="true" />,
      run: () => {
        rememberLanguage(id);
        void navigate(inLanguage(id, pathname) + search + hash);
      },
    }));
  const logout: Command = {
    id: 'logout',
    label: t('nav.logout'),
    names: [other('nav.logout')],
    icon: <LogOut size={iconSize} aria-hidden="true" />,
    run: () => void leave(),
  };
  return [...(query === '' ? [] : [searchHistory, searchLexicon]), ...themes, ...otherLanguages, logout];
}

/** The words of the frame in the language that is not being read. */
function useOtherTexts() {
  const language = useLanguage();
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return useTranslation('site', { i18n: getTexts(other) }).t;
}
