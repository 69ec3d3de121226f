/** What an identity provider says of somebody who has signed in there, after everything about it was checked. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Whether the provider verified the address; only then may it be believed. */
  readonly isEmailVerified: boolean;
  readonly name?: string;
}

/** What ties an answer to the question that was asked. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The port to an OpenID Connect provider. */
export interface IdentityProvider {
  /** Where the person's browser is sent. @throws AppError `service_unavailable` when the provider cannot be asked. */
  buildAuthorizationUrl(flow: FlowSecrets, redirectUri: string, language: string): Promise<URL>;
  /** Exchanges what came back. @throws AppError `identity_refused` for anything that is not right with it. */
  finish(callbackUrl: URL, flow: FlowSecrets): Promise<VerifiedIdentity>;
}
