/** Which modules travel together: few files for the first page and few for a table, for each costs a way to the server. */
import type { Rolldown } from 'vite';

/** What an earlier one has, a later one has not. */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { ...allOf('first', 'src/main.ts'), priority: 3 },
    { ...allOf('table', 'src/pages/Table.svelte'), priority: 2 },
    { name: 'board', test: /\/src\/board\//, priority: 1 },
    { name: 'paint', test: /\/art\/paint\/(?:\w+\.ts|people\/|places\/)/, priority: 1 },
  ],
};

/** A page with all that it cannot do without. */
function allOf(name: string, page: string): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name(id, context) {
      const seen = new Set<string>();
      const queue = [id];
      for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
        if (one.endsWith(page)) return name;
        if (seen.has(one)) continue;
        seen.add(one);
        queue.push(...(context.getModuleInfo(one)?.importers ?? []));
      }
      return null;
    },
  };
}
