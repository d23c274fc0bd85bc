/** The buildings of Kingsburg. What is the same house as in Citadels has the same drawing. */
import { districts } from '../../../art/districts';
import { dot, type Drawing } from '../../../art/drawing';

const ground = 'M4 57h56';

export const buildings: Readonly<Record<string, Drawing | undefined>> = {
  sawmill: {
    w: 'M6 44h30v12H6zM44 24a14 14 0 0 1 14 14H30a14 14 0 0 1 14-14z',
    l: `${ground}M6 44h34M6 56V44a6 6 0 0 0 0 12M44 22a16 16 0 0 0-16 16h32a16 16 0 0 0-16-16M24 38h38M40 44v13M60 38v19M28 57V44`,
    h: 'M10 48h14M10 52h14M44 38v-8M36 38l3-6M52 38l-3-6M44 57v-9h8v9',
    i: `M28 33l-4-1 3-4zM33 25l-3-3 5-2zM42 21l-1-4 5 2zM52 23l1-4 3 4zM58 30l3-3 1 5z${dot(44, 36, 2)}`,
  },
  quarry: {
    w: 'M4 57 14 30l12-4 8-14 16 6 10 39z',
    l: `M3 57h58L51 18 35 12l-9 14-12 4zM26 26l8 12h14l4-20M14 30l8 12-6 15M34 38l-4 19M48 38l6 19`,
    h: 'M38 18l6 3M40 24l5 2M18 36l3 5M25 45l2 8M40 44l3 9M52 42l4 10',
    i: 'M5 14c6-6 14-6 19-1-6-1-9 0-12 3l15 20-3 2L10 18c-2 1-4 1-5-4z',
  },
  goldsmith: {
    w: 'M18 42a14 14 0 1 1 28 0a14 14 0 1 1-28 0z',
    l: 'M32 26a16 16 0 1 0 0 32a16 16 0 1 0 0-32M32 31a11 11 0 1 0 0 22a11 11 0 1 0 0-22M24 27l-5-9 5-8h16l5 8-5 9',
    h: 'M19 18h26M24 10l8 17 8-17M28 18l4-8 4 8M44 46c-2 5-6 8-10 9M5 20l4 3M59 20l-4 3M7 33h5M52 33h5',
    i: 'M32 12l4 6-4 7-4-7z',
  },
  mint: {
    w: 'M10 44h18v13H10zM14 35h18v9H14zM38 48h18v9H38z',
    l: `${ground}M10 47c0-5 20-5 20 0v8c0 4-20 4-20 0zM10 47c0 4 20 4 20 0M38 49c0-5 20-5 20 0v6c0 4-20 4-20 0zM38 49c0 4 20 4 20 0M24 6h16v12H24zM28 18v12h8V18M22 30h20v6H22z`,
    h: 'M13 52c5 2 10 2 15 0M41 54c5 2 10 2 15 0M37 21v8M28 10h8M28 14h8M32 36v6',
    i: 'M17 45.500l1-3 2 1.500 2-1.500 1 3z',
  },
  statue: {
    w: 'M20 44h24v13H20zM26 20l6-4 7 4 2 24H23z',
    l: `${ground}M18 57v-6h28v6M22 51v-7h20v7M27 44c0-8-2-14-1-22 1-4 4-5 7-5s6 2 7 6c1 7-2 13-2 21M33 8a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9M40 22l8-10M26 24c-4 3-6 7-5 12l4 2`,
    h: 'M35 22c1 8 0 15-1 22M30 26v18M27 47h10M44 26v6M48 12V2',
    i: 'M46.500 2h3l-.5 14h-2zM44 14h8v2h-8zM29 47h6v2.500h-6z',
  },
  chapel: {
    w: 'M16 32 32 18l16 14v25H16z',
    l: `${ground}M16 57V33M48 57V33M12 36l20-18 20 18M27 18v-6h10v6M25 12l7-8 7 8zM32 4V0M26 57V47a6 6 0 0 1 12 0v10`,
    h: 'M43 35v21M40 33v23M20 40v6M20 43h4M32 47v10M12 57l2-4 2 4M50 57l2-3 2 3',
    i: `${dot(32, 33, 3.4)}${dot(32, 15, 1.4)}M30.900 -1h2.200v5h-2.200z`,
  },
  church: districts.church,
  cathedral: districts.cathedral,
  inn: districts.tavern,
  market: districts.market,
  farm: {
    w: 'M8 34 22 22l14 12v22H8zM42 36c0-12 12-12 12 0v20H42z',
    l: `${ground}M9 57V33M35 57V33M4 37 22 20l18 17M16 57V44h12v13M16 44l12 13M28 44 16 57M42 57V36c0-9 14-9 14 0v21M42 40h14M42 50h14`,
    h: 'M22 28v5M32 36v20M52 42v7M49 31v5M4 50c2-3 2-3 4 0M59 57l1-6M44 57c-1-4-2-6-4-8',
    i: 'M19 28h6v6h-6zM12 14c4-3 8-3 10-1l3-1-1 3c1 3-1 6-5 5l-3 2v-3c-3 0-4-2-4-5z',
  },
  merchants_guild: districts.guild_house,
  guard_tower: districts.watchtower,
  blacksmith: districts.smithy,
  barracks: {
    w: 'M6 28h52v28H6z',
    l: `${ground}M6 57V27h52v30M3 27l8-12h42l8 12zM26 57V42h12v15M32 15V4M32 4h11l-3 3 3 3H32M12 57V36h8v21M44 57V36h8v21`,
    h: 'M12 19h40M10 23h44M16 36v20M48 36v20M55 30v26M26 46h12M32 42v15',
    i: 'M29 30h6v4c0 3-2 4-3 5-1-1-3-2-3-5z',
  },
  wizards_guild: districts.magic_school,
  palisade: {
    w: 'M6 22l5-9 5 9v34H6zM19 22l5-9 5 9v34H19zM33 22l5-9 5 9v34H33zM46 22l5-9 5 9v34H46z',
    l: 'M3 57h58M6 57V22l5-9 5 9v35M19 57V22l5-9 5 9v35M33 57V22l5-9 5 9v35M46 57V22l5-9 5 9v35M2 32h60M2 36h60M2 48h60M2 52h60',
    h: 'M13 24v8M26 24v8M40 24v8M53 24v8M13 37v11M26 37v11M40 37v11M53 37v11',
    i: `${dot(11, 34, 1.2)}${dot(24, 34, 1.2)}${dot(38, 34, 1.2)}${dot(51, 34, 1.2)}${dot(11, 50, 1.2)}${dot(24, 50, 1.2)}${dot(38, 50, 1.2)}${dot(51, 50, 1.2)}`,
  },
  stable: {
    w: 'M22 57c0-16 4-24 14-28 4-2 5-8 4-14l8 6c6 4 9 11 10 18l-5 4-7-6c-4 6-7 12-6 20z',
    l: 'M4 57h56M20 57c0-17 4-26 14-31 5-2 6-6 5-13l9 7c7 5 10 12 11 20-2 4-5 5-8 3l-6-5c-5 5-8 11-7 19M39 13c-6-1-11 1-15 6-5 6-8 14-9 24M24 19l-8 1M19 27l-8 2M16 36l-8 3',
    h: 'M32 33c-3 6-4 14-3 24M48 37c-3 0-5-1-6-3M53 40l3-2M28 22c-5 6-7 14-8 22',
    i: `${dot(46, 27, 1.7)}${dot(55, 37, 1.1)}`,
  },
  stone_wall: {
    w: 'M4 26h56v30H4z',
    l: 'M2 57h60M4 57V16h8v8h8v-8h8v8h8v-8h8v8h8v-8h8v41M4 30h56M4 39h56M4 48h56M16 30v9M34 30v9M50 30v9M9 39v9M26 39v9M42 39v9M16 48v9M34 48v9M52 48v9',
    h: 'M56 20v36M53 32v6M46 41v6M38 50v6M22 33h6M30 43h6',
    i: 'M31 34h2v4h-2z',
  },
  fortress: districts.fortress,
  barricade: {
    w: 'M4 42 52 18l6 6L10 50zM8 20l6-5 46 30-5 6z',
    l: 'M3 57h58M4 41 50 18l9 6-46 25zM6 19l9-5 46 30-8 7zM13 57l6-10M51 57l-6-10M20 15l-4-8M46 17l4-9M4 41l9 8M59 24l-9-6',
    h: 'M24 34l6-3M38 26l8-4M20 24l6 4M40 38l8 5M14 18l3 2',
    i: `${dot(32, 30, 1.8)}${dot(18, 22, 1.4)}${dot(47, 41, 1.4)}`,
  },
  crane: {
    w: 'M20 50h24v7H20zM48 30h10v10H48z',
    l: `${ground}M18 57l6-7h16l6 7M28 50V12M34 50V12M28 12h26l-22-8-12 4-10 6 18-2M20 8v4M53 12v18M48 30h10v10H48zM14 14v6M28 20l6 6-6 6 6 6-6 6`,
    h: 'M34 20l-6 6 6 6-6 6 6 6M48 35h10M53 30v10M50 26l3-3 3 3',
    i: `${dot(53, 13, 1.8)}M10 20h8v6h-8z`,
  },
  town_hall: districts.town_hall,
  embassy: {
    w: 'M10 30h44v26H10zM8 29 32 14l24 15z',
    l: `${ground}M10 57V31h44v26M6 31l26-17 26 17zM16 57V38M24 57V38M40 57V38M48 57V38M14 38h12M38 38h12M28 57V44h8v13M18 21V3M46 21V3M18 3h9l-2 3 2 3h-9M46 3h9l-2 3 2 3h-9`,
    h: 'M51 34v22M20 40v16M44 40v16M12 27h40M32 44v13M24 27l8-6 8 6',
    i: 'M30 26l2-3 2 3-2 3z',
  },
  improvised_defenses: {
    w: 'M6 40h22v16H6zM34 44a10 8 0 0 1 20 0v12H34z',
    l: 'M3 57h58M6 57V40h22v17M6 40l22 17M28 40 6 57M36 57c-5-7-3-15 9-15s14 8 9 15zM33 57c1-3 2-4 4-5M12 40l4-18 6 18M16 22l-4-6M38 42l2-22M48 42l8-20M40 20l-3-5 6 1z',
    h: 'M10 44v10M40 47h10M38 51h14M42 57v-6M56 22l1-6M18 34l2 4',
    i: 'M55 23l4-6 1 7zM14 23l-2-8 6 6z',
  },
  recruiting_center: {
    w: 'M10 12h30v38H10zM44 40h14v17H44z',
    l: `${ground}M10 10c4-3 26-3 30 0v40c-4-3-26-3-30 0zM6 57V6M6 10h4M6 48h4M44 57V40M58 57V40M42 40h18M51 40V20l6-8M49 14l8-4 2 4`,
    h: 'M15 30h20M15 34h20M15 38h14M15 42h18M44 48h14M37 14v34',
    i: 'M20 15h10v6c0 4-3 5-5 7-2-2-5-3-5-7z',
  },
  training_camp: {
    w: 'M25 20c4-3 10-3 14 0l2 18H23zM44 22a9 9 0 1 1 12 10z',
    l: 'M4 57h56M32 57V10M12 26h40M32 5a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11M24 20c5-3 11-3 16 0l2 20c-6 3-14 3-20 0zM22 57l10-8 10 8M52 20v12M12 18a8 8 0 1 0 0 16a8 8 0 1 0 0-16',
    h: 'M12 22a4 4 0 1 0 0 8a4 4 0 1 0 0-8M26 28h12M25 33h14M37 22l1 17',
    i: `${dot(12, 26, 1.6)}M51 8l1.500-4L54 8v12h-3z`,
  },
  military_academy: {
    w: 'M8 26 32 12l24 14v4H8zM12 31h8v20h-8zM28 31h8v20h-8zM44 31h8v20h-8z',
    l: 'M3 57h58M6 52h52M6 57v-5M58 57v-5M6 28 32 12l26 16zM12 32v20M20 32v20M28 32v20M36 32v20M44 32v20M52 32v20M8 28v4h48v-4M24 8l16-8M40 8 24 0',
    h: 'M18 34v16M34 34v16M50 34v16M16 26h32M24 32v18M40 32v18',
    i: 'M28 18h8v4c0 3-3 4-4 5-1-1-4-2-4-5z',
  },
};
