import { randomUUID } from 'node:crypto';
import type { ContactReceipt, InboxMessageDetail, InboxPage } from '@rakhim/contract';
import { registerPerson, signInPerson } from './people.ts';
import type { StubEngine } from './stub-engine.ts';
import type { TestApi } from './test-api.ts';

const base = '/api/v1/admin/contact';
let messages = 0;

/** Somebody who has signed in, and calls the inbox. */
export interface InboxUser {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** Calls a path of the inbox. With a body it is sent as JSON, by POST unless told otherwise. */
  call(path: string, body?: unknown, method?: string): Promise<Response>;
  list(query?: Record<string, string>): Promise<InboxPage>;
  read(id: string): Promise<InboxMessageDetail>;
}

export async function signInUser(
  api: TestApi<StubEngine>,
  role: 'member' | 'admin' = 'admin',
  name = 'ليلى',
): Promise<InboxUser> {
  const person = await registerPerson(api);
  await api.db('accounts').where({ email: person.email }).update({ role, name });
  const { access_token: token } = await signInPerson(api, person);
  const { id } = await api.db('accounts').where({ email: person.email }).first<{ id: string }>('id');

  function call(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Response> {
    return api.call(base + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  return {
    id,
    email: person.email,
    token,
    call,
    list: async (query = {}) =>
      (await (await call(`/messages?${String(new URLSearchParams(query))}`)).json()) as InboxPage,
    read: async (messageId) => (await (await call(`/messages/${messageId}`)).json()) as InboxMessageDetail,
  };
}

export interface FormOptions {
  readonly language?: 'en' | 'ar';
  readonly token?: string;
  /** The place where it comes from; an address of its own unless given. */
  readonly address?: string;
}

/** A form that is right and not like any other, except for what is given. */
export function buildForm(form: Record<string, unknown> = {}): Record<string, unknown> {
  messages += 1;
  return {
    name: 'سميرة',
    email: `${randomUUID()}@example.test`,
    subject: 'سؤال عن القراءة',
    message: `كيف تُقرأ الكلمة رقم ${messages} في هذا النص؟`,
    ...form,
  };
}

/** Posts the form as the page does. The API must trust one proxy. */
export function submitForm(
  api: TestApi<StubEngine>,
  form: Record<string, unknown>,
  { language = 'ar', token, address }: FormOptions = {},
): Promise<Response> {
  messages += 1;
  return api.call('/api/v1/contact', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'x-forwarded-for': address ?? `10.${(messages >> 16) % 256}.${(messages >> 8) % 256}.${messages % 256}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(form),
  });
}

/** Submits a form that is taken. @returns the id of the message. */
export async function submitMessage(
  api: TestApi<StubEngine>,
  form: Record<string, unknown> = {},
  options?: FormOptions,
): Promise<string> {
  const response = await submitForm(api, buildForm(form), options);
  const { reference } = (await response.json()) as ContactReceipt;
  const { id } = await api.db('contact_messages').where({ reference }).first<{ id: string }>('id');
  return id;
}
