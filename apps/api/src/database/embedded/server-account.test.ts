import { expect, test } from 'vitest';
import { parseAccounts } from './server-account.ts';

test('accounts are read from /etc/passwd; root and broken lines are not accounts to run under', () => {
  const passwd = [
    'root:x:0:0:root:/root:/bin/bash',
    'nobody:x:65534:65534::/:/usr/sbin/nologin',
    '# comment',
    '',
    'half:x:12',
  ].join('\n');
  expect(parseAccounts(passwd)).toEqual([{ name: 'nobody', uid: 65534, gid: 65534 }]);
});
