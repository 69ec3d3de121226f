export { SettingsPage as Component } from '#src/features/settings/settings-page.tsx';
