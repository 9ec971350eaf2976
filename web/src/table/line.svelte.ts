/** The line to the server: a socket that comes back by itself after a break, and says how it is. */
import { socketAddress } from '../api/client';
import type { Message } from '../api/types';
import { renewal } from '../state/renewal.svelte';

/** What is known already, and with whose eyes: the line begins after it. */
export interface Known {
  after: number;
  chat: number;
  seat: number | undefined;
  /** The table is drawn here: the picture comes with it. */
  scene: 1;
}

/** How long to wait before trying to connect again, longer each time. */
const WAITS = [0.3, 1, 2, 4, 8, 15];
/** Nothing for so many seconds means that the line is dead; the server says something every 20. */
const SILENCE = 45;
/** The server does not want this visitor at this table. */
const UNWELCOME = [4401, 4403, 4404];

export class Line {
  state = $state<'connecting' | 'live' | 'lost'>('connecting');
  /** The line was lost and is back: said for a moment. */
  recovered = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  readonly #table: string;
  readonly #known: () => Known;
  readonly #hear: (message: Message) => void;

  constructor(table: string, known: () => Known, hear: (message: Message) => void) {
    this.#table = table;
    this.#known = known;
    this.#hear = hear;
  }

  open(): void {
    this.#connect();
    this.#watch = setInterval(() => this.#listen(), 5000);
    addEventListener('online', this.#now);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#now);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** Connect anew: whoever sits at this end has become somebody else to the server. */
  renew(): void {
    const before = this.#socket;
    this.#connect();
    before?.close();
  }

  /** False if nobody can hear it now. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = new WebSocket(socketAddress(this.#table, { ...this.#known() }));
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      if (this.state === 'lost') {
        this.recovered = true;
        // Whoever was away may have come back as somebody newer.
        void renewal.look();
        setTimeout(() => (this.recovered = false), 4000);
      }
      this.state = 'live';
      this.#tries = 0;
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code);
    };
  }

  #lose(code: number): void {
    this.#socket = null;
    if (this.#closed || UNWELCOME.includes(code)) return;
    if (this.state !== 'connecting' || this.#tries > 0) this.state = 'lost';
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * 1000);
  }

  /** Back from a break: do not wait for the next try. */
  #now = (): void => {
    if (this.#closed || document.hidden) return;
    if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#connect();
    } else this.send({ type: 'ping' });
  };

  /** The browser knows before the socket does. */
  #offline = (): void => {
    if (this.#socket) this.#drop(this.#socket);
  };

  #drop(dead: WebSocket): void {
    this.#socket = null;
    dead.onclose = null;
    dead.close();
    this.#lose(0);
  }

  #listen(): void {
    const silence = (Date.now() - this.#heard) / 1000;
    if (this.#socket && silence > SILENCE) this.#drop(this.#socket);
    else if (silence > SILENCE / 2) this.send({ type: 'ping' });
  }
}
