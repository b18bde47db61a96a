/**
 * For links that choose what a list shows: the router marks one as current (`aria-current="page"`) where the address has each of the link's search values, and where it
 * lacks those that the link has as `undefined`. Its own default compares the path only and would mark all of them.
 */
export const bySearch = { includeSearch: true, explicitUndefined: true } as const
