// A game of the shape of Citadels in little: hidden hands, gold, cities, turns of an action, building and an end.
// Its state is about as large as ours and as much of it is hidden, so that the servers are compared, not the games.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core');

const NAMES = ['tavern', 'market', 'trading_post', 'docks', 'harbour', 'town_hall', 'temple', 'church', 'monastery',
  'cathedral', 'watch_tower', 'prison', 'battlefield', 'fortress', 'manor', 'castle', 'palace'];
const card = (n) => NAMES[n % NAMES.length];

const OPTIONS = { unique_districts: false, gold_supply: 'limited', deck_empty: 'reshuffle_discards', first_king: 'first_seat',
  last_round_ghost_town: 'counts', observatory_discard_from: 'hand', purple_once_per: 'turn' };
const startTurn = (G, seat) => {
  const { character } = G.characters[G.round % G.characters.length];
  for (const one of G.characters) one.fate = one.character === character ? 'on-turn' : one.fate === 'on-turn' ? 'revealed' : one.fate;
  G.turn = { seat, character, acted: false, builds_left: 1, ability_used: false, income_taken: false, to_discard: 0 };
  const [received, kept, put_away] = [G.characters.slice(2).map((one) => one.character), character, G.characters[0].character];
  G.players[seat].draft = [{ received, lay_face_down: null, kept, put_away }, { received: received.slice(3), lay_face_down: null, kept, put_away }];
};

const Court = {
  name: 'court',
  setup: ({ ctx }) => ({
    options: OPTIONS, step: 'turn', actor: 0, caller: 0, supply: 20, removed: null, chosen: 4, first_complete: null, turn: null,
    round: 1, crown: 0, deck: Array.from({ length: 65 }, (_, n) => card(n * 7)), discards: [],
    characters: ['assassin', 'thief', 'magician', 'king', 'preacher', 'merchant', 'architect', 'warlord'].map(
      (character) => ({ character, fate: 'hidden', seat: null, murdered: false, robbed: false })),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat,
      { seat, gold: 2, hand: [card(seat), card(seat + 3), card(seat + 5)], city: [], acted: false, built: false,
        points: 0, complete: false, laboratory_used: false, smithy_used: false, known: [], draft: [] }])),
  }),
  playerView: ({ G, playerID }) => ({
    ...G, deck: G.deck.length,
    players: Object.fromEntries(Object.entries(G.players).map(([seat, player]) => [seat,
      seat === playerID ? player : { ...player, hand: player.hand.length, known: null, draft: null }])),
  }),
  moves: {
    takeGold: ({ G, playerID }) => {
      const player = G.players[playerID];
      if (player.acted) return INVALID_MOVE;
      player.gold = Math.min(30, player.gold + 2); player.acted = true;
    },
    takeCard: ({ G, playerID, random }) => {
      const player = G.players[playerID];
      if (player.acted) return INVALID_MOVE;
      player.hand.push(G.deck[random.Die(G.deck.length) - 1]); if (player.hand.length > 6) player.hand.shift();
      player.acted = true;
    },
    build: ({ G, playerID }) => {
      const player = G.players[playerID];
      if (!player.acted || player.built || player.gold < 3 || !player.hand.length) return INVALID_MOVE;
      player.gold -= 3; player.city.push(player.hand.shift()); if (player.city.length > 6) G.discards.push(player.city.shift());
      if (G.discards.length > 20) G.discards = [];
      player.built = true; player.points = player.city.length * 2; G.turn = { ...G.turn, builds_left: 0 };
    },
    endTurn: ({ G, playerID, events }) => {
      const player = G.players[playerID];
      if (!player.acted) return INVALID_MOVE;
      player.acted = false; player.built = false; G.round += 1; events.endTurn();
      G.actor = 1 - Number(playerID); startTurn(G, G.actor);
    },
  },
};

const server = Server({ games: [Court], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/] });
server.run({ port: Number(process.env.PORT), callback: () => console.log('ready') });
