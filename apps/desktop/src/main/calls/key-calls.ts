import { pages } from '@rakhim/contract/pages';
import type { AccountService } from '../account/account-service.ts';
import type { DeviceSignIn } from '../account/device-sign-in.ts';
import type { CallHandlers } from '../ipc/serve-calls.ts';
import type { ServiceGateway } from '../service/service-gateway.ts';

interface KeyCallDependencies {
  readonly account: AccountService;
  readonly signIn: DeviceSignIn;
  /** Opens the person's browser. */
  readonly openAddress: (address: string) => Promise<void>;
  readonly language: () => 'en' | 'ar';
  readonly gateway: ServiceGateway;
}

/** The key and the account behind it. */
export function createKeyCalls({ account, signIn, openAddress, language, gateway }: KeyCallDependencies) {
  let signInAddress: string | undefined;
  return {
    'key.status': () => account.status(),
    'key.save': ({ key }) => account.save(key),
    'key.remove': () => account.remove(),
    'key.check': () => account.check(),
    'server.choose': ({ server }) => account.chooseServer(server),
    async 'signIn.start'() {
      const code = await signIn.start(account.server());
      signInAddress = code.address;
      await openAddress(code.address);
      return code;
    },
    'signIn.cancel'() {
      signIn.cancel();
      return {};
    },
    'service.enter': () => ({ pass: gateway.pass }),
    'service.leave'({ call }) {
      gateway.leave(call);
      return {};
    },
    async 'link.open'({ page }) {
      const address = page === 'device' ? signInAddress : `${account.server()}/${language()}/${pages[page].path}`;
      if (address !== undefined) {
        await openAddress(address);
      }
      return {};
    },
  } satisfies Partial<CallHandlers>;
}
