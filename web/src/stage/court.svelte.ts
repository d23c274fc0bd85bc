/**
 * What the faces at a table make of what is shown: somebody is pleased or angry for a while, and now and then a figure of the court says
 * something. Each game's `moods.ts` says which event means what to whom; the clock of all that is shown tells it when.
 */
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Mood } from '../art/paint/faces';
import type { GameEvent, SeatInfo } from '../games/types';

/** Whom an event touches: the argument that names the seat, and from which figure of the event on it counts. */
export interface Feeling {
  mood: Exclude<Mood, 'calm'>;
  seat: string;
  /** An argument of the event, and the least it must be. */
  least?: readonly [argument: string, count: number];
}
/** By event; one may please somebody and anger somebody else. */
export type Moods = Readonly<Record<string, readonly Feeling[]>>;

export const pleased = (seat: string, least?: Feeling['least']): Feeling => felt('pleased', seat, least);
export const angry = (seat: string, least?: Feeling['least']): Feeling => felt('angry', seat, least);
const felt = (mood: Feeling['mood'], seat: string, least: Feeling['least']): Feeling =>
  least ? { mood, seat, least } : { mood, seat };

/** What somebody is saying: a figure's words by their key, for all boards `say-<figure>-<mood>-<number>`; a person's own. */
export type Said = { seat: number } & ({ key: string } | { text: string });

/** Milliseconds that a mood and a word last. */
export const LASTS = 2500;
/** And what a person says, who was not expected to. */
export const HEARD = 5000;
/** So many letters of it; all of it stands in the chat. */
const MOST = 80;
/** Milliseconds between two words of the same figure. */
export const SILENCE = 20_000;
/** And between those of any two, or a table of bots would chatter. */
export const PAUSE = 6000;
/** So many things each figure has to say in a mood. */
export const LINES = 3;
/** With these a new part of the game begins: a good moment to say something about nothing. */
const BEGINNINGS = ['round', 'year'];

export class Court {
  said = $state.raw<Said | null>(null);
  readonly #moods = new SvelteMap<number, Mood>();
  readonly #calming = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #spoke = new Map<number, number>();
  #hush: ReturnType<typeof setTimeout> | undefined;
  #last = -Infinity;
  #heard = 0;

  /** Make it while a component is being made. `talks` says whether words are wanted. */
  constructor(
    private readonly seats: () => readonly SeatInfo[],
    private readonly talks: () => boolean,
  ) {
    $effect(() => () => {
      for (const timer of this.#calming.values()) clearTimeout(timer);
      clearTimeout(this.#hush);
    });
    $effect(() => {
      if (!talks()) this.said = null;
    });
  }

  mood(seat: number): Mood {
    return this.#moods.get(seat) ?? 'calm';
  }

  /** An event is being shown, at this very moment. */
  hear(event: GameEvent, moods: Moods = {}): void {
    this.#heard += 1;
    for (const { mood, seat: argument, least } of moods[event.event] ?? []) {
      const seat = event[argument];
      if (typeof seat !== 'number' || !this.seats()[seat]) continue;
      if (least && !(Number(event[least[0]]) >= least[1])) continue;
      this.#feel(seat, mood);
      this.#say(seat, mood);
    }
    if (BEGINNINGS.includes(event.event)) {
      const all = this.seats().filter((info) => speaks(info));
      const one = all[this.#heard % all.length];
      if (one) this.#say(one.seat, 'calm');
    }
  }

  #feel(seat: number, mood: Mood): void {
    clearTimeout(this.#calming.get(seat));
    this.#moods.set(seat, mood);
    this.#calming.set(
      seat,
      setTimeout(() => this.#moods.delete(seat), LASTS),
    );
  }

  #say(seat: number, mood: Mood): void {
    const info = this.seats()[seat];
    const now = performance.now();
    if (!info || !speaks(info) || !this.talks() || this.said) return;
    if (now - this.#last < PAUSE || now - (this.#spoke.get(seat) ?? -Infinity) < SILENCE) return;
    this.#last = now;
    this.#spoke.set(seat, now);
    this.#show({ seat, key: `say-${info.figure}-${mood}-${1 + (this.#heard % LINES)}` }, LASTS);
  }
  /** A person has said something to the table: no figure falls in. */
  speak(seat: number, text: string): void {
    this.#last = performance.now();
    this.#show({ seat, text: text.length > MOST ? `${text.slice(0, MOST)} …` : text }, HEARD);
  }
  #show(said: Said, time: number): void {
    this.said = said;
    clearTimeout(this.#hush);
    this.#hush = setTimeout(() => (this.said = null), time);
  }
}

/** People speak for themselves. */
const speaks = (info: SeatInfo): boolean => info.isBot && info.figure !== undefined;

const key = Symbol('court');
export const provideCourt = (court: Court): Court => setContext(key, court);
/** The court of the table that a part belongs to; nothing outside of one. */
export const useCourt = (): Court | undefined => getContext<Court | undefined>(key);
