/** Drawn when the client is built (`pictures.ts`): the wide picture of each game of ours as files. */
declare module 'virtual:heroes' {
  export interface Wide {
    readonly day: string;
    readonly night: string;
    /** Where to look if there is room for a part only, from the left: 0 to 1. */
    readonly focus: number;
  }
  const heroes: Readonly<Record<string, Wide>>;
  export default heroes;
}
