/** Small signs of Tumult Royale, for what is shown at 24 pixels or less. */
import type { Drawing } from '../../art/drawing';

/** The people's open hand. */
export const mercy: Drawing = {
  w: 'M18 34V18h5V10h6V8h6v4h5v6h5v20c0 12-6 18-14 18S18 50 12 42l-4-8c3-3 7-2 10 0z',
  l: 'M18 35V18a3 3 0 0 1 6 0v11M24 28V10a3 3 0 0 1 6 0v18M30 28V8a3 3 0 0 1 6 0v20M36 28V13a3 3 0 0 1 6 0v24c0 12-5 19-14 19-8 0-11-5-15-12L8 36c-2-4 3-7 6-4l4 5',
  h: 'M38 40c0 6-3 11-7 13M22 40c4-2 8-1 10 3M39 20v12',
};

/** Supporters, for numbers beside them; a line icon in a square of 24. */
export const supporterIcon =
  'M12 3.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7M5 20.500c0-5 2.500-8 7-8s7 3 7 8zM4.500 6v6M3 7.500 4.500 5 6 7.500';
export const statueIcon =
  'M8 21h8M9 21v-3h6v3M10 18c-1-6 0-9 2-9s3 3 2 9M12 4.500a2.200 2.200 0 1 0 0 4.400a2.200 2.200 0 1 0 0-4.400M14 11l4-4';
