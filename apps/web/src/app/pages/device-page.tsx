export { DevicePage as Component } from '#src/features/device/device-page.tsx';
