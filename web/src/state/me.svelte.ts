/** Who I am to the server: nobody yet, a guest, or somebody with a password. */
import { get, post, put } from '../api/client';
import type { Me, WhoAmI } from '../api/types';
import { t } from '../words/words.svelte';

class Identity {
  user = $state.raw<Me | null>(null);
  /** Where others find the server. */
  address = location.origin;
  /** Has the server been asked? */
  known = $state(false);
  /** Set while a name is being asked for: what to do once it is there. */
  asking = $state.raw<((user: Me | null) => void) | null>(null);

  async load(): Promise<void> {
    const found = await get<WhoAmI>('/me');
    this.user = found.user;
    this.address = found.address || location.origin;
    this.known = true;
  }

  async guest(name: string): Promise<void> {
    this.user = await post<Me>('/guests', { name });
  }

  async rename(name: string): Promise<void> {
    this.user = await put<Me>('/me', { name });
  }

  /** A guest who has never said a name is called so in the language that is spoken now. */
  async followLanguage(before: string): Promise<void> {
    const name = t('web-guest');
    if (this.user?.guest && this.user.name === before && name !== before) await this.rename(name);
  }

  async register(name: string, password: string): Promise<void> {
    this.user = await post<Me>('/accounts', { name, password });
  }

  async login(name: string, password: string): Promise<void> {
    this.user = await post<Me>('/login', { name, password });
  }

  async logout(): Promise<void> {
    await post('/logout');
    this.user = null;
  }

  /** Somebody who can have a table of their own: a nameless guest does, so that nothing is asked before the first game. */
  async anybody(name = ''): Promise<void> {
    if (!this.known) await this.load();
    // A name that belongs to somebody else here is good enough for a seat.
    if (!this.user && name.trim()) await this.guest(name.trim()).catch(() => undefined);
    if (!this.user) await this.guest(t('web-guest'));
  }

  /** Somebody whom others know by name: asks for a name the first time. Null if they would rather not say. */
  async need(named = false): Promise<Me | null> {
    if (!this.known) await this.load();
    // Who was never asked is called as all guests are: that is no name to be invited by.
    if (this.user && !(named && this.user.guest && this.user.name === t('web-guest'))) return this.user;
    return new Promise((resolve) => {
      this.asking = (user) => {
        this.asking = null;
        resolve(user);
      };
    });
  }
}

export const me = new Identity();
