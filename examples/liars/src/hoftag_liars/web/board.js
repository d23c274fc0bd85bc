// @ts-check
/** @import { BoardContext, GameEvent, LegalMove, MountedBoard } from '../../../../../web/public/board' */
/**
 * The board of Liar's Dice: everybody's cup, the bid that stands, one's own dice, and a bid in two clicks.
 *
 * @typedef {{ quantity: number, face: string, seat: number }} Bid
 * @typedef {{ seat: number, dice: number }} Player
 * @typedef {{ bid: Bid, dice: readonly (readonly string[])[], found: number }} Lifted
 * @typedef {{ round: number, wild: boolean, turn: number | null, bid: Bid | null, players: readonly Player[], lifted: Lifted | null }} Table
 * @typedef {{ dice: readonly string[] }} Own
 * @typedef {BoardContext<Table, Own>} Context
 */
import { cup, die, part } from './dice.js';

const FACES = ['1', '2', '3', '4', '5', '6'];

export const keys = { challenge: 'C' };

/**
 * @param {HTMLElement} room
 * @param {Context} first
 * @returns {MountedBoard<Table, Own>}
 */
export function mount(room, first) {
  let context = first;
  /** The first half of a bid. */
  let picked = 0;

  function draw() {
    const { bids, quantities } = offered(context);
    if (!quantities.includes(picked)) picked = quantities[0] ?? 0;
    const { players } = context.public;
    const mine = players[context.me];
    const others = mine ? [...players.slice(context.me + 1), ...players.slice(0, context.me)] : players;
    const cups = part('div', 'cups', ...others.map((player) => cupOf(context, player)));
    cups.style.setProperty('--cups', `${others.length}`);
    const middle = part('div', 'middle', standing(context));
    if (bids.length) middle.append(bidding(bids, quantities));
    if (context.public.lifted) middle.append(lifted(context, context.public.lifted));
    room.replaceChildren(part('div', 'liars', cups, middle, ...(mine ? [tray(context, mine)] : [])));
  }

  /**
   * How many, then of which face: the second click bids.
   * @param {readonly LegalMove[]} bids
   * @param {readonly number[]} quantities
   */
  function bidding(bids, quantities) {
    const { say, spot } = context;
    const numbers = quantities.map((quantity) =>
      spot(`quantity-${quantity}`, {
        class: 'number',
        label: say('board-quantity', { quantity }),
        content: part('span', 'figure', `${quantity}`),
        moves: bids.filter((one) => Number(one.move.quantity) === quantity),
        pressed: quantity === picked,
        act: () => {
          picked = quantity;
          draw();
        },
      }),
    );
    const faces = FACES.map((face) => {
      const bid = { move: 'bid', quantity: `${picked}`, face };
      return spot(`face-${face}`, {
        class: 'face',
        label: say('board-bid', { quantity: picked, face }),
        content: die(face),
        moves: bids.filter(({ move }) => move.quantity === bid.quantity && move.face === face),
        means: bid,
        key: face,
        rule: 'L-4',
      });
    });
    return part(
      'div',
      'bidding',
      part('h3', '', say('board-how-many')),
      part('div', 'numbers', ...numbers),
      part('h3', '', say('board-which')),
      part('div', 'faces', ...faces),
    );
  }

  draw();
  return {
    update(next) {
      context = next;
      draw();
    },
    show: (event, pace) => show(room, event, pace),
    destroy: () => room.replaceChildren(),
  };
}

/**
 * The bids that may be made, and how many dice they name.
 * @param {Context} context
 */
function offered({ legal }) {
  const bids = legal.filter((one) => one.move.move === 'bid');
  return { bids, quantities: [...new Set(bids.map((one) => Number(one.move.quantity)))] };
}

/**
 * Somebody's cup, with what they have said this round.
 * @param {Context} context
 * @param {Player} player
 */
function cupOf(context, player) {
  const { seats, say, spot, crest } = context;
  const { seat, dice } = player;
  const said = saidBy(context, seat);
  const label = say(said ? 'board-cup-said' : 'board-cup', { ...said, seat, count: dice });
  const over = context.public.turn === null;
  const faces = (over && context.public.lifted?.dice[seat]) || Array.from({ length: dice }, () => null);
  const head = part('span', 'name', crest(seat, 20), part('b', '', seats[seat]?.name ?? ''));
  const below = dice ? faces.map((face) => die(face)) : [part('i', '', say('sheet-out'))];
  const content = part(
    'span',
    `player${context.public.turn === seat ? ' turn' : ''}${dice ? '' : ' gone'}`,
    part('span', 'said', ...(said ? [bubble(said)] : [])),
    cup(),
    head,
    part('span', 'dice', ...below),
  );
  content.style.setProperty('--seat', `var(--seat-${seats[seat]?.colour ?? 0})`);
  content.dataset.seat = `${seat}`;
  return spot(`cup-${seat}`, { class: 'place', label, content, about: say('board-cup-help'), rule: 'L-2' });
}

/** @param {Bid} bid */
function bubble({ quantity, face }) {
  return part('span', 'bubble', part('span', 'figure', `${quantity}`), '×', die(face));
}

/**
 * What a seat bid last in this round.
 * @param {Context} context
 * @param {number} seat
 * @returns {Bid | null}
 */
function saidBy({ past }, seat) {
  for (const { event, ...args } of past.flatMap((step) => step.events).reverse()) {
    if (event === 'rolled') return null;
    if (event === 'bid' && args.seat === seat) return /** @type {any} */ (args);
  }
  return null;
}

/**
 * The bid that stands, large: whoever does not believe it points at it.
 * @param {Context} context
 */
function standing(context) {
  const { say, spot, legal, crest, seats, public: table } = context;
  const { bid, players, round } = table;
  const count = players.reduce((sum, player) => sum + player.dice, 0);
  const about = [part('p', 'round', say('sheet-table', { round, count }))];
  if (table.wild) about.push(part('p', 'round', say('sheet-wild')));
  if (table.turn === null) {
    const won = players.find((player) => player.dice > 0)?.seat ?? 0;
    const who = part('p', 'none', crest(won, 40), seats[won]?.name ?? '');
    return part('div', 'standing', part('p', 'round', say('board-over')), who);
  }
  if (!bid) return part('div', 'standing', ...about, part('p', 'none', say('sheet-no-bid')));
  const said = part('span', 'saying', say('board-says', { seat: bid.seat }));
  const place = spot('bid', {
    class: 'bid',
    label: say('board-standing', { ...bid }),
    content: part('span', 'loud', said, bubble(bid)),
    moves: legal.filter((one) => one.move.move === 'challenge'),
    about: say('board-standing-help'),
    rule: 'L-5',
  });
  return part('div', 'standing', ...about, place);
}

/**
 * What came to light when somebody challenged; the dice that counted are marked.
 * @param {Context} context
 * @param {Lifted} last
 */
function lifted({ say, crest, seats, public: { wild } }, { bid, dice, found }) {
  const rows = dice.flatMap((faces, seat) => {
    if (!faces.length) return [];
    const shown = faces.map((face) => die(face, face === bid.face || (wild && face === '1')));
    const who = part('span', 'who', seats[seat]?.name ?? '');
    who.setAttribute('aria-hidden', 'true');
    const heard = part('span', 'sr-only', say('board-has', { seat, faces }));
    return [part('li', '', crest(seat, 18), who, part('span', 'dice', ...shown), heard)];
  });
  const told = part('p', '', say('event-found', { ...bid, count: found }));
  return part('div', 'last', part('h3', '', say('sheet-lifted')), told, part('ul', '', ...rows));
}

/**
 * One's own dice, which stay in sight.
 * @param {Context} context
 * @param {Player} player
 */
function tray(context, player) {
  const { own, say, crest, me } = context;
  const faces = own?.dice ?? [];
  const said = saidBy(context, me);
  const head = part('span', 'name', crest(me, 20), part('b', '', say('board-yours')));
  const shown = player.dice ? faces.map((face) => die(face)) : [part('i', '', say('sheet-out'))];
  const found = part('div', 'tray', head, part('span', 'dice', ...shown), ...(said ? [bubble(said)] : []));
  found.dataset.seat = `${me}`;
  found.setAttribute('role', 'img');
  found.setAttribute('aria-label', say('board-yours-are', { faces }));
  return found;
}

/**
 * A challenge is looked at cup by cup; when all roll, the cups are shaken.
 * @param {HTMLElement} room
 * @param {GameEvent} event
 * @param {number} pace
 */
function show(room, event, pace) {
  if (event.event === 'rolled') return Promise.all(all(room, '.cup').map((one) => shake(one, pace)));
  const place = room.querySelector(`[data-seat="${event.to_seat ?? event.seat}"]`);
  if (event.event === 'challenged' && place) return shake(place, pace);
  if (event.event === 'lifted' && place) {
    const faces = /** @type {readonly string[]} */ (event.faces);
    place.querySelector('.dice')?.replaceChildren(...faces.map((face) => die(face)));
    return lift(place.querySelector('.cup') ?? place, pace);
  }
  return event.event === 'found' ? rest(1500 * pace) : undefined;
}

/** @param {Element} root @param {string} selector */
const all = (root, selector) => [...root.querySelectorAll(selector)];
/** @param {number} time */
const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));
/** @param {Element} one @param {number} pace */
function shake(one, pace) {
  const frames = [0, -7, 6, -5, 3, 0].map((turn) => ({
    transform: `rotate(${turn}deg) translateY(${-Math.abs(turn)}px)`,
  }));
  return one.animate(frames, { duration: 480 * pace, easing: 'ease-in-out' }).finished;
}
/** @param {Element} one @param {number} pace */
function lift(one, pace) {
  const frames = [
    { transform: 'none' },
    { transform: 'translateY(-16px) rotate(-8deg)', offset: 0.4 },
    { transform: 'none' },
  ];
  return one.animate(frames, { duration: 620 * pace, easing: 'ease-out' }).finished;
}
