// A game of the shape of Citadels in little: hidden hands, gold, cities, turns of an action, building and an end.
// Its state is about as large as ours and as much of it is hidden, so that the servers are compared, not the games.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core');

const NAMES = ['tavern', 'market', 'trading_post', 'docks', 'harbour', 'town_hall', 'temple', 'church', 'monastery',
  'cathedral', 'watch_tower', 'prison', 'battlefield', 'fortress', 'manor', 'castle', 'palace'];
const card = (n) => NAMES[n % NAMES.length];

const Court = {
  name: 'court',
  setup: ({ ctx }) => ({
    round: 1, crown: 0, deck: Array.from({ length: 65 }, (_, n) => card(n * 7)), discards: [],
    characters: ['assassin', 'thief', 'magician', 'king', 'preacher', 'merchant', 'architect', 'warlord'].map(
      (character) => ({ character, fate: 'hidden', seat: null, murdered: false, robbed: false })),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat,
      { seat, gold: 2, hand: [card(seat), card(seat + 3), card(seat + 5)], city: [], acted: false, built: false }])),
  }),
  playerView: ({ G, playerID }) => ({
    ...G, deck: G.deck.length,
    players: Object.fromEntries(Object.entries(G.players).map(([seat, player]) => [seat,
      seat === playerID ? player : { ...player, hand: player.hand.length }])),
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
      player.built = true;
    },
    endTurn: ({ G, playerID, events }) => {
      const player = G.players[playerID];
      if (!player.acted) return INVALID_MOVE;
      player.acted = false; player.built = false; G.round += 1; events.endTurn();
    },
  },
};

const server = Server({ games: [Court], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/] });
server.run({ port: Number(process.env.PORT), callback: () => console.log('ready') });
