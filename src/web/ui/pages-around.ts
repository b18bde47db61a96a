/** The pages that are named: the first, the last, and those around the one that is shown. */
export function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  return [...new Set(wanted)].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)
}
