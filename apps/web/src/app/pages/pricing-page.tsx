export { PricingPage as Component } from '#src/features/pricing/pricing-page.tsx';
