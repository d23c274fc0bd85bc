// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { SeatInfo } from './types';
import { makeWords } from './words';

const seat = (number: number, name: string, isYou = false): SeatInfo => ({
  seat: number,
  name,
  crest: 'lion',
  colour: number,
  isYou,
  isBot: false,
  connected: true,
});
const text = `
list-pair = { $first } and { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $name }
list-none = none
seat-empty = player { $number }
district-tavern = Tavern
    .the = the Tavern
district-market = Market
event-built = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
 } { $district_the }.
event-robbed = { $seat } robs { $from_seat }.
coin-gold = gold
    .counted = { $count } gold
event-got = { $coins }
event-drew = { $districts_count }: { $districts }
`;
const words = makeWords('en', [text], [seat(0, 'Anna', true), seat(1, 'Ben')]);

describe('words', () => {
  it('tell you from others', () => {
    expect(words('event-built', { seat: 0, district: 'tavern' })).toBe('You build the Tavern.');
    expect(words('event-built', { seat: 1, district: 'tavern' })).toBe('Ben builds the Tavern.');
  });
  it('name seats by the end of an argument, and empty ones by number', () => {
    expect(words('event-robbed', { seat: '1', from_seat: 5 })).toBe('Ben robs player 6.');
  });
  it('join and count lists', () => {
    expect(words('event-drew', { districts: ['tavern', 'market', 'tavern'] })).toBe(
      '3: 2× Tavern and Market',
    );
    expect(words('event-drew', { districts: [] })).toBe('0: none');
  });
  it('name what is always counted once, with its number', () => {
    expect(words('event-got', { coins: ['gold'] })).toBe('1 gold');
    expect(words('event-got', { coins: ['gold', 'gold'] })).toBe('2 gold');
  });
  it('know which messages and attributes there are', () => {
    expect(words.has('district-tavern.the')).toBe(true);
    expect(words.has('district-tavern.help')).toBe(false);
    expect(words('nothing-here')).toBe('Nothing-here');
  });
  it('may speak of one another, and a later text has the last word', () => {
    const said = makeWords('en', [
      '-king = King\nhail = Hail, { -king }! { again }\nagain = Once more.\n    # a remark\n',
      'again = { $times ->\n    [one] Once\n   *[other] Often\n } { -king }.\n',
    ]);
    expect(said('hail', { times: 3 })).toBe('Hail, King! Often King.');
    expect(said.has('again')).toBe(true);
    expect(said.has('# a remark')).toBe(false);
  });
  it("put an owner's names in the place of ours", () => {
    const theirs = makeWords('en', [text], [seat(0, 'Anna', true)], {
      figures: {},
      names: { en: { 'district-tavern': 'Inn' } },
    });
    expect(theirs('event-built', { seat: 0, district: 'tavern' })).toBe('You build the Inn.');
  });
  it('have the figures of the box, unless others are given', () => {
    const priced = 'district-keep = Keep\n    .help = Costs { $price }.\nevent-told = { $district_help }\n';
    const theirs = makeWords('en', [priced], [], { figures: { 'district-keep': { price: 4 } }, names: {} });
    expect(theirs('district-keep.help')).toBe('Costs 4.');
    expect(theirs('event-told', { district: 'keep' })).toBe('Costs 4.');
    expect(theirs('district-keep.help', { price: 5 })).toBe('Costs 5.');
  });
});
