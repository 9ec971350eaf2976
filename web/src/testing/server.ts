/** A server that answers as a test wants: by method and path, without the beginning that all paths share. */
import { vi } from 'vitest';
import { API } from '../api/client';
import type { ApiErrorBody } from '../api/types';

export interface Asked {
  route: string;
  body: unknown;
}

/** A refusal instead of an answer. */
export class Refused {
  constructor(
    readonly status: number,
    readonly body: ApiErrorBody,
  ) {}
}

/** Answers the routes it is given, `POST /tables/t/act`; the list of everything that was asked, in order. */
export function serve(routes: Record<string, (body: unknown) => unknown>): Asked[] {
  const asked: Asked[] = [];
  const answer = (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}): Response => {
    const path = address.slice(API.length).split('?')[0] ?? '';
    const route = `${method} ${path}`;
    const sent: unknown = body === undefined ? undefined : JSON.parse(body);
    asked.push({ route, body: sent });
    const found = routes[route]?.(sent) ?? new Refused(404, { code: 'unknown', text: { key: `nothing at ${route}` } });
    return found instanceof Refused ? Response.json(found.body, { status: found.status }) : Response.json(found);
  };
  vi.stubGlobal('fetch', (address: string, request?: { method?: string; body?: string }) =>
    Promise.resolve(answer(address, request)),
  );
  return asked;
}
