import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import formStyles from './form.module.css';

/** The spinner shown while the token of a mailed link is being checked. */
export function LinkWaiting({ label }: { readonly label: string }) {
  return (
    <p className={formStyles['waiting']} role="status">
      <KuficSpinner isLarge />
      {label}
    </p>
  );
}
