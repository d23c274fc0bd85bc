/** What stands round a board: the table and its game, what is asked and answered, the panel beside it, and the keys. */
import { tick, untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { light } from '../board/lit';
import { Presentation } from '../board/presentation.svelte';
import type { Args, BoardHooks, GameEvent, LegalMove, PromptInfo, Refusal } from '../games/types';
import { callWhenAsked } from '../lib/calls.svelte';
import type { ChatLine } from '../lib/api';
import { gameName, t } from '../lib/i18n.svelte';
import { change, settings } from '../lib/settings.svelte';
import { Table, type LogStep } from '../lib/table.svelte';
import { buzz, OTHERS, playSound } from '../sound/player';
import { Court, provideCourt } from '../stage/court.svelte';
import { LoadedGame } from './game.svelte';
import { goToGold } from './gold';
import { reactionOf } from './reactions';
import { refusalText } from './refusals';
import { invitedBy } from './rematch';
import { doneToMe, upTo } from './telling';
import type { Tab } from './SidePanel.svelte';

type Move = Readonly<Record<string, string>>;

/** What the frame wants of the panel beside the board. */
interface Beside {
  show: (tab: Tab, focus?: boolean) => void;
  showRule: (rule: string) => void;
}
/** What the frame wants of the text interface. */
interface Text {
  focus: () => void;
  key: (event: KeyboardEvent) => boolean;
}

export class Frame {
  table = $state.raw() as Table;
  readonly game: LoadedGame;
  /** What is being shown now; everything here that tells of the game asks it. */
  readonly presentation: Presentation;
  /** What the faces at the table make of it. */
  readonly court: Court;
  /** A move that waits for its player to say yes once more. */
  pending = $state.raw<Move | null>(null);
  /** Whether the panel beside the board is open; on a wide screen it always is. */
  side = $state(false);
  unread = $state(0);
  keysShown = $state(false);
  /** The game ended before these eyes, and the finale has not been left yet. */
  #finale = $state(false);
  /** The parts of the page, as they come and go. */
  hooks = $state.raw<BoardHooks | null>(null);
  text = $state.raw<Text>();
  beside = $state.raw<Beside>();
  room = $state.raw<HTMLElement>();
  /** The last thing that was used is a key. */
  #byKeys = false;
  readonly #wide = new MediaQuery('(min-width: 1280px)');

  /** Make it while a component is being made. */
  constructor(
    readonly id: string,
    private readonly key: string | null,
  ) {
    this.table = new Table(id, key);
    this.game = new LoadedGame(
      () => this.table.info?.game ?? '',
      () => this.table.seats,
      () => this.table.wording,
    );
    $effect(() => {
      const { table } = this;
      table.start();
      return () => table.stop();
    });
    this.court = provideCourt(
      new Court(
        () => this.table.seats,
        () => settings.figure_words && !this.game.textMode && !this.table.racing,
      ),
    );
    this.presentation = new Presentation(
      () => ({
        view: { public: this.table.view, own: this.table.mine?.own ?? null },
        events: this.table.story,
        cut: this.table.cuts,
        rush: this.table.racing,
      }),
      {
        pace: () => this.game.settings.pace,
        waits: () => (settings.wait_for_me ? this.table.here : null),
        onshow: (event, seat) => this.#hear(event, seat),
      },
    );
    $effect(() => {
      if (this.info?.state === 'playing') untrack(() => (this.#finale = true));
    });
    $effect(() => {
      const { said } = this.table;
      if (said) untrack(() => this.#listen(said));
    });
    $effect(() => {
      void this.table.version;
      untrack(() => (this.pending = null));
    });
    $effect(() => {
      const byHand = () => (this.#byKeys = false);
      window.addEventListener('pointerdown', byHand, true);
      return () => window.removeEventListener('pointerdown', byHand, true);
    });
    $effect(() => {
      if (this.asked && this.presentation.version >= 0) void tick().then(() => this.#catchFocus());
    });
    callWhenAsked(
      () => {
        if (!this.info) return null;
        const wanted = this.info.state === 'playing' && this.table.views.some((view) => view.must);
        return wanted && !this.settled ? null : wanted; // the board has yet to show why
      },
      () => {
        const asked = this.table.views.find((view) => view.must)?.prompt;
        return asked ? this.game.words(asked.key, asked.args as Args) : gameName(this.game.name);
      },
    );
  }

  /**
   * What had the focus may be gone after a move: whoever plays by keyboard goes on from the board then. Nothing that can be played gets
   * it, or a key that is held too long would play on.
   */
  #catchFocus(): void {
    if (!this.#byKeys || this.game.textMode || document.activeElement !== document.body) return;
    const board = this.room?.querySelector<HTMLElement>('[role=group][data-version]');
    if (!board) return;
    board.tabIndex = -1;
    board.focus({ preventScroll: true });
  }

  /** What is shown is heard: what I do in full, what others do softer; what is done to me is felt, too. */
  #hear(event: GameEvent, seat: number): void {
    const { here } = this.table;
    const sound = this.game.module?.sounds?.[event.event];
    const mine = doneToMe(event, here);
    if (sound) playSound(sound, seat === here || mine ? 1 : OTHERS);
    if (mine) buzz();
    this.court.hear(event, this.game.module?.moods);
  }

  /** What others at the table say is heard at the table, too; not while hands race. */
  #listen({ room, by, text }: ChatLine): void {
    const from = this.info?.seats.find(({ person }) => person === by)?.seat;
    if (room !== 'players' || from === undefined || by === this.table.you.person || this.table.racing) return;
    const reaction = reactionOf(text);
    this.court.speak(from, reaction ? t(reaction) : text);
  }

  reconnect(): void {
    this.table = new Table(this.id, this.key);
  }

  // --- what can be read off ---------------------------------------------------------------------------------------

  get info() {
    return this.table.info;
  }
  get wide(): boolean {
    return this.#wide.current;
  }
  /** Whether all that a table needs has come, be it to play or to wait. */
  readonly ready: boolean = $derived.by(() => {
    const { info, game, table } = this;
    if (info === null || !game.speaks) return false;
    return info.state === 'waiting' || game.textOnly || (game.module !== null && table.view !== null);
  });
  readonly coming: boolean = $derived.by(
    () => !this.ready && (this.table.status === 'connecting' || this.table.status === 'live'),
  );
  /** Whether everybody sees the newest position. */
  get settled(): boolean {
    return this.presentation.settled;
  }
  /** Whether the seat shown is asked, and the board has come to what it is asked. */
  readonly asked: boolean = $derived.by(() => this.settled && this.table.asked);
  /** Whether the game is over, and the board has shown how it ended. */
  readonly over: boolean = $derived.by(() => this.settled && this.info?.state === 'over');
  readonly finale: boolean = $derived.by(
    () => this.over && this.#finale && !this.game.textMode && this.table.outcome !== null,
  );
  leaveFinale = (): void => {
    this.#finale = false;
  };
  /** The seat that the device is handed to, once the last move has been shown. */
  readonly handOver: number | null = $derived.by(() => (this.settled ? this.table.handOver : null));
  /** What happened, as far as it has been told. */
  readonly steps: readonly LogStep[] = $derived.by(() =>
    upTo(this.table.steps, this.table.here, this.presentation),
  );
  /** Whose move is being shown, and whether I am asked afterwards. */
  get #underWay(): string {
    const { table, presentation } = this;
    const { seat } = presentation;
    const name = table.seats[seat]?.name ?? '';
    const own = seat === table.here;
    if (table.asked) return name && !own ? t('shown-then-you', { name }) : t('then-you');
    return name && !own ? t('shown-of', { name }) : t('table-thinks');
  }
  readonly prompt: PromptInfo | null = $derived.by(() =>
    this.settled && this.table.mine?.prompt ? (this.table.mine.prompt as PromptInfo) : null,
  );
  readonly legal: readonly LegalMove[] = $derived.by(() =>
    this.asked && this.pending === null ? (this.table.legal as readonly LegalMove[]) : [],
  );
  readonly status: string = $derived.by(() => {
    const { info, table } = this;
    if (!info) return '';
    if (!this.settled) return this.#underWay;
    if (info.state === 'over') return t('state-over');
    if (table.asked) return t('your-turn');
    const seats = (info.to_act ?? []).flatMap((seat) => table.seats[seat] ?? []);
    const names = seats.map(({ name }) => name);
    if (names.length && seats.every(({ connected }) => !connected))
      return t('away-of', { names, count: names.length });
    return names.length ? t('turn-of', { names, count: names.length }) : t('table-thinks');
  });
  /** What the board says when it asks me nothing: there is nothing to watch while people think, or are away. */
  readonly says: string | undefined = $derived.by(() => {
    const seats = (this.info?.to_act ?? []).flatMap((seat) => this.table.seats[seat] ?? []);
    const waits = this.settled && !this.table.asked && seats.length > 0 && seats.every(({ isBot }) => !isBot);
    return waits && this.info?.state === 'playing' ? this.status : undefined;
  });
  /** What I am wanted for, now. */
  get #calls(): string {
    if (this.asked) return t('your-turn');
    const by = invitedBy(this.table);
    return by ? t('rematch-asked', { name: by }) : '';
  }
  readonly title: string = $derived.by(
    () => `${this.#calls ? `● ${this.#calls} · ` : ''}${gameName(this.game.name) || t('table')} · Hoftag`,
  );
  readonly round: string = $derived.by(() => {
    const seen = this.presentation.shown.public as { round?: unknown } | null;
    const { words } = this.game;
    return typeof seen?.round === 'number' && words.has('sheet-round')
      ? words('sheet-round', { round: seen.round })
      : '';
  });
  /** The version of my last move. */
  get since(): number {
    return this.table.mine?.last_move ?? 0;
  }
  readonly refusal: Refusal | null = $derived.by(() =>
    this.table.refused ? refusalText(this.table.refused, this.game.words) : null,
  );
  readonly pendingText: string = $derived.by(() => {
    const { pending } = this;
    const found =
      pending && this.table.legal.find((one) => JSON.stringify(one.move) === JSON.stringify(pending));
    return found ? this.game.words(found.key, found.args as Args) : '';
  });
  /** Whether this table knows an undo that somebody here could ask for. */
  get knowsUndo(): boolean {
    return this.info?.state === 'playing' && this.table.here >= 0 && this.info.undo !== 'never';
  }
  get canUndo(): boolean {
    return this.knowsUndo && this.since > 0 && !this.info?.votes?.some((vote) => vote.what === 'undo');
  }

  // --- what is asked and answered ---------------------------------------------------------------------------------

  play = (move: Move): void => {
    if (this.table.racing)
      void this.table.act(move).then((answer) => {
        if (answer?.type === 'refused') this.table.refused = answer;
      });
    else if (settings.confirm && this.info?.state === 'playing') this.pending = move;
    else void this.table.play(move);
  };
  attempt = async (move: Move): Promise<Refusal | null> => {
    const answer = await (this.table.racing ? this.table.act(move) : this.table.play(move));
    return answer?.type === 'refused' ? refusalText(answer, this.game.words) : null;
  };
  why = async (move: Move): Promise<Refusal> => {
    const { words } = this.game;
    const [first] = this.info?.to_act ?? [];
    if (!this.table.asked)
      return {
        text:
          words.has('refusal-not-your-turn') && first !== undefined
            ? words('refusal-not-your-turn', { seat: first })
            : this.status,
        rule: '',
      };
    const refused = await this.table.whyNot(move);
    return refused ? refusalText(refused, words) : { text: t('why-legal'), rule: '' };
  };
  plan = (moves: readonly Move[]): Promise<unknown> => this.table.plan(moves);
  confirm(): void {
    const move = this.pending;
    this.pending = null;
    if (move) void this.table.play(move);
  }
  undo = (): void => {
    if (this.canUndo) void this.table.undo(this.table.mine?.undo !== true);
  };
  light = (names: readonly string[]): void => light(this.room, names);
  openRule = (rule: string): void => this.beside?.showRule(rule);
  toggleText = (): void => {
    change({ text_mode: !settings.text_mode });
    setTimeout(() => (settings.text_mode ? this.text?.focus() : this.hooks?.focus()), 50);
  };

  // --- keys -------------------------------------------------------------------------------------------------------

  readonly #actions: Readonly<Record<string, () => void>> = {
    t: this.toggleText,
    u: this.undo,
    r: () => this.openRule(this.prompt?.rule ?? ''),
    l: () => this.beside?.show('log', true),
    m: () => this.beside?.show('chat', true),
    o: () => this.beside?.show('notes', true),
    '.': () => goToGold(this.room, 1),
    ',': () => goToGold(this.room, -1),
    '?': () => (this.keysShown = true),
  };
  onkeydown = (event: KeyboardEvent): void => {
    this.#byKeys = true;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      if (this.pending) this.pending = null;
      else if (this.side && !this.wide) this.side = false;
      else this.presentation.skip();
      return;
    }
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    if (this.info?.state === 'waiting' || this.handOver !== null) return;
    if (this.game.textMode && this.text?.key(event)) return;
    const action = this.#actions[event.key.toLowerCase()];
    if (!this.game.textMode && this.hooks?.key(event)) event.preventDefault();
    else if (action) {
      event.preventDefault();
      action();
    }
  };
}
