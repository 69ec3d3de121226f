/** The accounts that an operator has with makers of voices. */
export interface CloudAccounts {
  readonly openai?: { readonly apiKey: string; readonly baseUrl?: string };
  readonly elevenlabs?: { readonly apiKey: string; readonly baseUrl?: string };
  readonly azure?: { readonly key: string; readonly region: string; readonly baseUrl?: string };
}
