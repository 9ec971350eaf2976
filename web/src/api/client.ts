/** Requests to the server. Whatever goes wrong becomes an `ApiError` that can be said to a person. */
import type { ApiErrorBody, TextData } from './types';

export const API = '/api/v1';

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: TextData;
  readonly rule: string;
  readonly field: string;

  constructor(status: number, body: ApiErrorBody) {
    super(body.code);
    this.status = status;
    this.code = body.code;
    this.text = body.text;
    this.rule = body.rule ?? '';
    this.field = body.field ?? '';
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function query(values: Query = {}): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (!given.length) return '';
  return '?' + new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(API + path, request);
  } catch {
    throw new ApiError(0, { code: 'offline', text: { key: 'web-offline' } });
  }
  if (response.ok) return response;
  throw new ApiError(response.status, await errorOf(response));
}

async function errorOf(response: Response): Promise<ApiErrorBody> {
  try {
    const body = (await response.json()) as ApiErrorBody;
    if (body.text?.key) return body;
  } catch {
    // Something in between has answered: a proxy, for example.
  }
  return { code: 'unknown', text: { key: 'web-strange-answer', args: { status: response.status } } };
}

export async function get<T>(path: string, values?: Query): Promise<T> {
  return (await (await send('GET', path + query(values))).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await send('GET', path)).text();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const response = await send('POST', path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** A key that nobody else has. Not `randomUUID`: browsers have that at secure addresses only, not in a home network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What was sent last and not answered, with its key. */
let unanswered = { what: '', key: '' };

/** Send what is to be done once: if the answer is lost and the same is sent again, it has the same key. */
export async function postOnce<T>(path: string, body: Record<string, unknown> = {}): Promise<T> {
  const what = path + JSON.stringify(body);
  if (unanswered.what !== what) unanswered = { what, key: newKey() };
  const done = await post<T>(path, { ...body, key: unanswered.key });
  unanswered = { what: '', key: '' };
  return done;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await (await send('PUT', path, body)).json()) as T;
}

export async function remove(path: string): Promise<void> {
  await send('DELETE', path);
}

/** The address of a table's socket. */
export function socketAddress(table: string, values: Query): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${API}/tables/${table}/socket${query(values)}`;
}
