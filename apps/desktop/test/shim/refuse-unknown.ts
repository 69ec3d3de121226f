/** Throws on members that the shim lacks, so that the app can never lean on them silently. */
export function refuseUnknown<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target || key === 'then') {
        const member: unknown = Reflect.get(target, key, target);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      }
      throw new Error(`electron shim: ${name}.${key} is not implemented`);
    },
  });
}
