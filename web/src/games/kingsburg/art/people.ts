/** The people of Kingsburg, advisors and governors: heads, hats, beards and what they carry, put together. */
import { dot, type Drawing } from '../../../art/drawing';

const bust: Drawing = {
  w: 'M10 60c1-11 6-15 14-17h16c8 2 13 6 14 17z',
  l: 'M9 61c1-11 6-16 15-18M55 61c-1-11-6-16-15-18',
};
const face: Drawing = {
  l: 'M24 22v9c0 7 4 12 8 12s8-5 8-12v-9',
  h: 'M32 27l-1.200 4.500h2M38 41c1.500-2 2-5 2-9',
  i: `${dot(28.3, 26.5, 1.3)}${dot(35.7, 26.5, 1.3)}`,
};
const smile: Drawing = { l: '', h: 'M29 36c2 1.800 4 1.800 6 0' };
const stern: Drawing = { l: '', h: 'M29.500 37h5M26.500 24l3.500.8M37.500 24l-3.500.8' };

/** Hats and hair. */
const jesterCap: Drawing = {
  w: 'M22 22C14 20 9 14 8 8c7 0 12 3 16 8 4-6 12-6 16 0 4-5 9-8 16-8-1 6-6 12-14 14z',
  l: 'M22 22C13 20 8 14 7 7c7 0 13 4 17 9 4-6 12-6 16 0 4-5 10-9 17-9-1 7-6 13-15 15zM32 12v10',
  h: 'M12 11c4 2 7 5 9 8M52 11c-4 2-7 5-9 8M24 43l-4 6 5 2 2 6 5-4 5 4 2-6 5-2-4-6',
  i: `${dot(6.5, 5.5, 2.4)}${dot(57.5, 5.5, 2.4)}${dot(20, 50.5, 1.6)}${dot(44, 50.5, 1.6)}`,
};
const bob: Drawing = {
  w: 'M21 34c-3-8-2-21 11-21s14 13 11 21l-3-11H24z',
  l: 'M22 36c-5-7-4-24 10-24s15 17 10 24M23 24c6 1 13-2 16-7 1 3 2 5 3 7',
  h: 'M21 22c-1 4-1 8 0 11M44 22c1 4 1 8 0 11M28 13c-3 2-5 5-5 8',
};
const builderCap: Drawing = {
  w: 'M20 20c0-10 5-14 12-14s12 4 12 14z',
  l: 'M19 20c0-10 5-15 13-15s13 5 13 15c-8 2.500-18 2.500-26 0zM45 20c4 0 6 1 8 3-4 1.500-8 1-11-1',
  h: 'M26 7c-2 4-3 8-3 13M38 7c2 4 3 8 3 13',
};
const beret: Drawing = {
  w: 'M15 19c2-9 9-13 19-13s17 5 15 12c-9 4-26 4-34 1z',
  l: 'M13 19c2-10 9-14 20-14 12 0 19 5 18 13-3 3-8 4-13 4-8 .5-19 .5-25-3zM32 5V2',
  h: 'M19 16c8 3 19 3 28-1M22 9c-2 2-3 4-4 6',
};
const kettleHat: Drawing = {
  w: 'M19 23c0-11 5-16 13-16s13 5 13 16z',
  l: 'M12 25c5-1 6-3 7-7C21 9 26 6 32 6s11 3 13 12c1 4 2 6 7 7-11 4-29 4-40 0z',
  h: 'M32 6v16M20 20c8 3 16 3 24 0M25 43c2 4 12 4 14 0',
};
const skullCap: Drawing = {
  w: 'M22 20c0-9 4-13 10-13s10 4 10 13z',
  l: 'M21 21c0-10 4-15 11-15s11 5 11 15c-7-2-15-2-22 0zM21 21c-3 5-3 10-1 14M43 21c3 5 3 10 1 14',
  h: 'M24 17c5-1.500 11-1.500 16 0M20 26v6M44 26v6',
};
const starHat: Drawing = {
  w: 'M22 22 27 3h10l5 19z',
  l: 'M15 24c10 3 24 3 34 0-3-2-5-3-7-3L37 2H27l-5 19c-2 0-4 1-7 3z',
  h: 'M22.500 18c6 1.500 13 1.500 19 0',
  i: 'M32 6l1.300 3.200 3.400.2-2.600 2.200.8 3.300-2.900-1.800-2.900 1.800.8-3.300-2.600-2.200 3.400-.2z',
};
const furHat: Drawing = {
  w: 'M18 20c0-7 6-12 14-12s14 5 14 12c-9 3-19 3-28 0z',
  l: 'M17 22c-1-3 1-5 3-5-1-3 2-6 5-5 1-4 5-5 7-4 2-1 6 0 7 4 3-1 6 2 5 5 2 0 4 2 3 5-9 3-21 3-30 0z',
  h: 'M22 18l2-3M29 14l2-3M36 15l2-3M41 19l2-2M31 20l1-3',
};
const featherHat: Drawing = {
  w: 'M21 18c1-8 6-11 12-11s10 4 11 11zM44 14c6-2 9-6 11-12 1 8-3 14-9 16z',
  l: 'M12 20c8-4 32-5 40 1-3 3-36 4-40-1zM21 17c1-8 6-11 12-11s10 4 11 11M44 15c6-2 10-6 12-13 2 8-3 15-10 17',
  h: 'M21 14c8 2 15 2 22 0M53 6l-6 9',
};
const crestedHelm: Drawing = {
  w: 'M20 24c0-11 5-16 12-16s12 5 12 16z',
  l: 'M20 36V23c0-11 5-16 12-16s12 5 12 16v13M20 24c8-3 16-3 24 0M31 24v8l-1.500 2M33 24v8l1.500 2M16 8C22 0 40-1 48 8c-8-4-24-4-32 0z',
  h: 'M20 30h3M41 30h3M22 4v3M28 2v3M36 2v3M42 4v3M40 11c2 3 3 7 3 11',
};
const visorHelm: Drawing = {
  w: 'M20 40V22c0-10 5-15 12-15s12 5 12 15v18c-4 4-20 4-24 0z',
  l: 'M19 40V22C19 11 24 6 32 6s13 5 13 16v18c-5 5-21 5-26 0zM19 24h26M32 30v13M32 6c0-4 5-5 10-3 5 2 9 1 12-2-1 7-8 9-13 8',
  h: 'M25 36v2M28 36v3M36 36v3M39 36v2M41 12c2 3 3 6 3 10',
  s: 'M22 26.500h20v4c-6-2-14-2-20 0z',
  g: `${dot(28, 28, 1.1)}${dot(36, 28, 1.1)}`,
};
const hood: Drawing = {
  w: 'M20 42c-5-16 2-32 12-36 10 4 17 20 12 36-3-6-3-14-4-20-5-3-11-3-16 0-1 6-1 14-4 20z',
  l: 'M19 43c-6-16 2-33 13-38 11 5 19 22 13 38M24 40c-2-6-2-13 0-18 5-3 11-3 16 0 2 5 2 12 0 18',
  h: 'M40 12c4 6 5 13 5 20M36 8c2 2 4 5 5 8M22 34l-2 6',
};
const hennin: Drawing = {
  w: 'M22 20 42 2l2 18zM43 3c6 8 10 20 9 36-4-6-7-16-8-24z',
  l: 'M22 21 43 1l2 20zM43 1c8 10 11 24 9 40-5-6-7-14-8-22M22 21c-2 5-2 10 0 15',
  h: 'M27 17c6 1 11 1 17-1M33 11c4 1 7 1 11 0M49 20c1 6 1 11 0 16',
};
const veil: Drawing = {
  w: 'M19 44c-5-14 0-34 13-34s18 20 13 34c-2-5-3-12-4-20-5-4-13-4-18 0-1 8-2 15-4 20z',
  l: 'M18 46c-6-15-1-36 14-36s20 21 14 36M23 36c-1-5-1-9 0-13 6-4 12-4 18 0 1 4 1 8 0 13',
  h: 'M44 22c2 6 2 13 1 19M20 24c-2 6-2 12-1 17',
};
const longHair: Drawing = {
  w: 'M19 46c-5-14-2-32 13-32s18 18 13 32l-4-22H23z',
  l: 'M20 46c-7-15-3-33 12-33s19 18 12 33M23 24c5 0 8-2 9-5 1 3 4 5 9 5',
  h: 'M21 24c-2 6-2 13-1 19M43 24c2 6 2 13 1 19M46 28c1 5 1 10 0 14',
};
const crown: Drawing = {
  w: 'M17 20 15 7l8 6 9-9 9 9 8-6-2 13z',
  l: 'M17 21 14.500 7 23 13l9-10 9 10 8.500-6L47 21zM17 21h30',
  h: 'M17 17.500h30M21 24v8M43 24v8M18 47c8 6 20 6 28 0M14 53c10 6 26 6 36 0',
  i: `${dot(32, 15, 1.8)}${dot(22.5, 16, 1.2)}${dot(41.5, 16, 1.2)}M24 52l1 3-1.500.5zM31.500 54h1.200v3h-1.200zM40 52l-1 3 1.500.5z`,
};
const coronet: Drawing = {
  w: 'M21 17l1-9 5 4 5-7 5 7 5-4 1 9z',
  l: 'M20 18l1-10 6 5 5-8 5 8 6-5 1 10c-8 2-16 2-24 0z',
  h: 'M22 15c7 1.500 13 1.500 20 0M24 47c4 4 12 4 16 0',
  i: `${dot(32, 5, 1.6)}${dot(21, 7, 1.4)}${dot(43, 7, 1.4)}${dot(32, 48, 1.6)}`,
};
const wizardHat: Drawing = {
  w: 'M14 23 35 2l13 21z',
  l: 'M10 24c14 4 30 4 44 0-7-2-9-8-11-13-2-4-5-8-11-9 2 4 0 7-3 10-4 5-9 10-19 12z',
  h: 'M17 22c10 2 20 2 30 0M38 8c2 5 4 10 7 14',
  i: 'M31 11l1.100 3.100 3.100 1.100-3.100 1.100L31 19.500l-1.100-3.200-3.100-1.100 3.100-1.100z',
};
const mitre: Drawing = {
  w: 'M22 20V12L32 2l10 10v8z',
  l: 'M21 21V12L32 1l11 11v9c-7-2-15-2-22 0zM32 1v18M26 12h12',
  h: 'M23 17c6-1.500 12-1.500 18 0M24 46l4 12M40 46l-4 12',
};
const tonsure: Drawing = {
  w: 'M21 16c3-7 19-7 22 0-4 3-18 3-22 0z',
  l: 'M20 27c-3-2-3-10 1-12 4-8 18-8 22 0 4 2 4 10 1 12M25 14c4 3 10 3 14 0M20 42c6 7 18 7 24 0',
  h: 'M22 18v3M25 19v2M39 19v2M42 18v3M16 52l-1 8M48 52l1 8',
};
const brimHat: Drawing = {
  w: 'M20 18c0-8 5-12 12-12s12 4 12 12z',
  l: 'M7 20c6 5 44 5 50 0-4-1-8-2-12-2-1-8-6-12-13-12s-12 4-13 12c-4 0-8 1-12 2z',
  h: 'M19.500 15c8 3 17 3 25 0M24 12c1-2 2-3 4-4',
};
const headscarf: Drawing = {
  w: 'M21 21c0-9 4-13 11-13s11 4 11 13c-7-3-15-3-22 0z',
  l: 'M20 22c0-10 5-15 12-15s12 5 12 15c-7-3-17-3-24 0zM44 21c4 1 7 4 8 8-4 0-7-2-8-4',
  i: `${dot(27, 14, 1.1)}${dot(32, 12, 1.1)}${dot(37, 14, 1.1)}${dot(30, 17, 1)}${dot(35, 17, 1)}`,
  h: 'M25 44c3 4 11 4 14 0',
};
const laurel: Drawing = {
  w: 'M20 22c0-8 5-12 12-12s12 4 12 12l-2-3c-6-4-14-4-20 0z',
  l: 'M21 24c-2-9 4-14 11-14s13 5 11 14M19 22c1-4 4-7 7-8M45 22c-1-4-4-7-7-8M19 22c-2-2-2-4 0-6 2 1 2 4 0 6zM23 17c-2-2-1-5 1-6 2 2 1 5-1 6zM45 22c2-2 2-4 0-6-2 1-2 4 0 6zM41 17c2-2 1-5-1-6-2 2-1 5 1 6z',
  h: 'M22 45c6 5 14 5 20 0M20 52c8 5 16 5 24 0',
};
const wings: Drawing = {
  w: 'M20 40C8 36 3 26 5 14c8 4 14 12 16 22zM44 40c12-4 17-14 15-26-8 4-14 12-16 22z',
  l: 'M20 42C7 38 2 27 4 13c9 4 15 13 17 24M44 42c13-4 18-15 16-29-9 4-15 13-17 24',
  h: 'M8 20c4 3 8 9 10 16M8 28c3 2 6 5 9 9M56 20c-4 3-8 9-10 16M56 28c-3 2-6 5-9 9',
};

/** Beards. */
const fullBeard: Drawing = {
  l: '',
  i: 'M23 29c1.500 3 4 4.500 6 4.500 1-1 5-1 6 0 2 0 4.500-1.500 6-4.500 1.500 9-2.500 17-9 17s-10.500-8-9-17zM29.500 36c1.500 1.300 3.500 1.300 5 0z',
};
const whiteBeard: Drawing = {
  l: 'M23 30c-2 9 1 18 9 24 8-6 11-15 9-24-2 4-5 5-9 5s-7-1-9-5z',
  h: 'M28 39c0 5 1 9 4 12M36 39c0 5-1 9-4 12M32 38v6',
};
const moustache: Drawing = { l: '', h: 'M27 34c2 2.500 4 1 5 0 1 1 3 2.500 5 0M30 38h4' };
const goatee: Drawing = { l: '', h: 'M28 34.500c2 1 6 1 8 0', i: 'M29.500 38h5L32 45z' };
const stubble: Drawing = {
  l: '',
  h: 'M29.500 36.500h5M26 36v1M28 39v1M31 40v1M34 40v1M37 38v1M38 35v1',
};

/** What they carry, at the right. */
const coin: Drawing = {
  l: 'M51 44a6 6 0 1 0 0 12a6 6 0 1 0 0-12',
  i: 'M51 47l2 3-2 3-2-3z',
};
const plan: Drawing = { l: 'M45 44h14v13H45z', h: 'M48 53v-4l4-3 4 3v4zM45 47h14' };
const scales: Drawing = {
  l: 'M51 40v18M44 44h14M47 58h8M44 44l-3 6h6zM58 44l-3 6h6z',
};
const halberd: Drawing = {
  l: 'M54 8v53',
  i: 'M53 8l1-7 1 7zM55 10c5 0 7 4 6 9-2-3-4-3-6-3zM53 11l-4 2 4 3z',
};
const flask: Drawing = {
  w: 'M47 52h9l3 6H44z',
  l: 'M49 40v8l-6 10c0 2 1 2 2 2h13c1 0 2 0 2-2l-6-10v-8M47 40h9M46 53h11',
  i: `${dot(51, 56, 1.1)}${dot(54, 54.5, 0.9)}`,
};
const spyglass: Drawing = { l: 'M43 52l14-9 3 5-14 9zM52 46l3 5M43 52l3 5', h: 'M48 49l3 5' };
const purse: Drawing = {
  w: 'M45 50c-2 5 0 9 6 9s8-4 6-9z',
  l: 'M47 47c-5 5-5 13 4 13s9-8 4-13zM46 44l3 3h4l3-3M47 47h8',
  i: `${dot(51, 54, 1.5)}`,
};
const bow: Drawing = { l: 'M47 30c12 6 12 24 0 31', h: 'M47 30v31M44 46h14M58 46l-4-2.500M58 46l-4 2.500' };
const baton: Drawing = { l: 'M44 58 58 40M42 56l4 4', i: 'M56 38l4 3-3 3-3-4z' };
const anvil: Drawing = { l: '', i: 'M41 47h19c0 4-3 5-6 5v3h3v4H45v-4h3v-3c-4 0-6-2-7-5z' };
const rose: Drawing = {
  w: `${dot(52, 45, 5)}`,
  l: 'M52 50v11M52 40a5 5 0 1 0 0 10a5 5 0 1 0 0-10M52 56c3-3 5-3 7-2-1 3-4 4-7 2',
  h: 'M50 45c0-3 4-3 4 0 0 2-3 2-3 0',
};
const lance: Drawing = { l: 'M55 4v57M52 50h6', w: 'M55 6c-5 1-8 4-8 8 3-1 6-1 8-3z', i: 'M53 8l2-7 2 7z' };
const lantern: Drawing = {
  w: 'M47 46h9v11h-9z',
  l: 'M46 46h11v12H46zM48 46l1-4h5l1 4M51.500 42v-3M46 58h11',
  i: 'M51.500 49c2 2 2 5 0 6-2-1-2-4 0-6z',
};
const gear: Drawing = {
  l: 'M51 45a6 6 0 1 0 0 12a6 6 0 1 0 0-12M51 42v3M51 57v3M42.500 51h3M56.500 51h3M45 45l2 2M55 55l2 2M57 45l-2 2M47 55l-2 2',
  i: dot(51, 51, 1.8),
};
const starStaff: Drawing = {
  l: 'M54 61V33',
  i: 'M54 20l2.300 5.200 5.700.5-4.300 3.700 1.300 5.600-5-3-5 3 1.300-5.600-4.300-3.700 5.700-.5z',
};
const sceptre: Drawing = {
  l: 'M54 61V36M51 56h6',
  w: dot(54, 31, 5),
  i: `${dot(54, 31, 2.2)}M52.800 20h2.400v6h-2.400z`,
};
const dagger: Drawing = { l: '', i: 'M51.500 28l2 5v12h-4V33zM46 45h11v2.500H46zM50 47h3v8h-3z' };
const pick: Drawing = { l: 'M46 60 55 40M45 40c7-4 14-1 16 5-5-3-10-5-16-5z' };
const orb: Drawing = {
  w: dot(52, 50, 6),
  l: 'M52 44a6 6 0 1 0 0 12a6 6 0 1 0 0-12M52 44v-5M49.500 41.500h5',
  h: 'M46 50h12',
};
const cross: Drawing = { l: '', i: 'M30.800 46h2.400v4h3.800v2.400h-3.800V60h-2.400v-7.600H27V50h3.800z' };
const lute: Drawing = {
  w: 'M48 48c-4 4-5 9-1 11s8-1 9-7z',
  l: 'M49 48c-5 4-6 10-2 12s9-2 9-8M52 51l8-14M57 36l4 2',
  i: dot(50, 54, 1.6),
};
const book: Drawing = {
  w: 'M42 46h9v13h-9z',
  l: 'M42 45c4-1 7 0 9 2 2-2 5-3 9-2v13c-4-1-7 0-9 2-2-2-5-3-9-2zM51 47v13',
};
const scroll: Drawing = {
  w: 'M45 43h12v14H45z',
  l: 'M45 43h12v14H45zM43 43h16M43 57h16',
  h: 'M48 47h6M48 50h6M48 53h4',
};
const tokens: Drawing = {
  l: 'M48 47a5 5 0 1 0 0 10a5 5 0 1 0 0-10M55 41a5 5 0 0 1 0 10',
  i: 'M47.300 49.500h1.500V51.300h1.800v1.500h-1.800v1.800h-1.500v-1.800h-1.800v-1.500h1.800z',
};
const saw: Drawing = {
  l: 'M42 58 56 44l4 3-13 13zM56 44l3-4 4 4-3 3',
  h: 'M43 58l1 2M46 56l1 2M49 53l1 2M52 50l1 2',
};
const chisel: Drawing = { l: 'M44 58l7-9 3 2-7 9zM51 49l4-7 4 3-5 6', h: 'M45 60h-3' };
const heart: Drawing = {
  l: 'M51 57c-6-4-8-7-7-10 1-3 5-3 7 0 2-3 6-3 7 0 1 3-1 6-7 10z',
  w: 'M51 57c-6-4-8-7-7-10 1-3 5-3 7 0z',
};
const wand: Drawing = {
  l: 'M44 59 56 42',
  i: 'M57 33l1.300 3.700 3.700 1.300-3.700 1.300L57 43l-1.300-3.700L52 38l3.700-1.300z',
};
const dice: Drawing = {
  l: 'M43 47h10v10H43zM50 40l9-2 2 9-5 1',
  i: `${dot(46, 50, 1.2)}${dot(50, 54, 1.2)}${dot(55, 42, 1.1)}`,
};
const crate: Drawing = { l: 'M43 46h15v13H43zM43 50h15M43 55h15M48 46v13M53 46v13' };
const eye: Drawing = { l: 'M42 50c4-6 14-6 18 0-4 6-14 6-18 0z', i: dot(51, 50, 2.4) };
const shield: Drawing = {
  w: 'M44 43h14v8c0 5-4 7-7 9-3-2-7-4-7-9z',
  l: 'M44 43h14v8c0 5-4 7-7 9-3-2-7-4-7-9zM51 43v17M44 50h14',
};
const herbs: Drawing = {
  l: 'M51 60V44M51 54c-5 0-7-3-7-6 4 0 7 2 7 6zM51 50c5 0 7-3 7-6-4 0-7 2-7 6zM51 44c-2-2-2-5 0-7 2 2 2 5 0 7z',
};
const mask: Drawing = {
  l: '',
  s: 'M22.500 24h19c1 4-1 7-4.500 7-2.500 0-3.500-1.500-5-3-1.500 1.500-2.500 3-5 3-3.500 0-5.500-3-4.500-7z',
  g: `${dot(28, 27.3, 1.5)}${dot(36, 27.3, 1.5)}`,
};

function person(...parts: readonly Drawing[]): Drawing {
  const all = [bust, ...parts];
  const layer = (name: keyof Drawing) => all.map((part) => part[name] ?? '').join('');
  return { w: layer('w'), l: layer('l'), h: layer('h'), i: layer('i'), s: layer('s'), g: layer('g') };
}

export const advisors: Readonly<Record<string, Drawing>> = {
  jester: person(face, smile, jesterCap),
  squire: person(face, smile, bob, coin),
  architect: person(face, smile, builderCap, plan),
  merchant: person(face, moustache, beret, scales),
  sergeant: person(face, stern, stubble, kettleHat, halberd),
  alchemist: person(face, goatee, skullCap, flask),
  astronomer: person(face, starHat, whiteBeard, spyglass),
  treasurer: person(face, stern, furHat, purse),
  master_hunter: person(face, smile, stubble, featherHat, bow),
  general: person(face, moustache, crestedHelm, baton),
  swordsmith: person(face, fullBeard, headscarf, anvil),
  duchess: person(face, smile, hennin, rose),
  champion: person(visorHelm, lance),
  smuggler: person(face, stubble, hood, lantern),
  inventor: person(face, moustache, skullCap, gear),
  wizard: person(face, wizardHat, whiteBeard, starStaff),
  queen: person(face, smile, longHair, coronet, sceptre),
  king: person(face, crown, fullBeard, orb),
};

export const governors: Readonly<Record<string, Drawing>> = {
  thief: person(face, brimHat, mask, dagger),
  miner: person(face, fullBeard, builderCap, pick),
  prince: person(face, smile, bob, coronet),
  sorcerer: person(face, wizardHat, goatee, wand),
  preacher: person(face, tonsure, stern, cross),
  duke: person(face, goatee, featherHat, orb),
  minstrel: person(face, smile, featherHat, lute),
  philosopher: person(face, laurel, whiteBeard),
  politician: person(face, stern, laurel, scroll),
  priest: person(face, smile, mitre, book),
  heiress: person(face, smile, longHair, tokens),
  architect: person(face, beret, goatee, plan),
  tax_collector: person(face, stern, brimHat, scroll),
  carpenter: person(face, builderCap, moustache, saw),
  sculptor: person(face, headscarf, goatee, chisel),
  damsel: person(face, smile, hennin, heart),
  fairy: person(wings, face, smile, longHair, wand),
  general: person(face, stern, crestedHelm, shield),
  trickster: person(face, smile, jesterCap, dice),
  quartermaster: person(face, moustache, kettleHat, crate),
  moneylender: person(face, skullCap, whiteBeard, coin),
  seer: person(face, stern, veil, eye),
  knight: person(visorHelm, shield),
  healer: person(face, smile, veil, herbs),
};
