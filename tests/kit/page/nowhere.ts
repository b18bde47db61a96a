/** An address of no page, which asks for nothing. */
export const nowhere = '/nowhere-at-all'
