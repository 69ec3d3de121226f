/**
 * Where a key can be kept between runs, one for each service. Accounts are origins, such as `https://rakhim.example`.
 */
export interface SecretStore {
  readonly kind: 'keychain' | 'file';
  read(origin: string): Promise<string | undefined>;
  write(origin: string, key: string): Promise<void>;
  /** @returns whether there was one. */
  remove(origin: string): Promise<boolean>;
}
