import type { DesktopApp } from './launch-desktop.ts';

export interface Screen {
  readonly screen: string;
  readonly language: 'en' | 'ar';
  readonly theme: 'light' | 'dark';
}

/** Goes to a screen as a link would, and shows it in a theme. */
export async function showScreen({ page }: DesktopApp, { screen, language, theme }: Screen): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/${language}/${screen}`);
  await page.locator(`html[lang=${language}] main h1`).waitFor();
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
}

/** By how many pixels the screen runs over its window. */
export function measureOverflow({ page }: DesktopApp): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
