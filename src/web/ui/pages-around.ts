/** The pages that are named: the first, the last, and those around the one that is shown, each with whether some before it are left out. */
export function pagesAround(page: number, pages: number): { one: number; isAfterGap: boolean }[] {
  const around = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  // Where one page alone would be left out, its number takes no more room than the mark.
  const wanted = new Set([...around, ...(page === 5 ? [2] : []), ...(page === pages - 4 ? [pages - 1] : [])])
  const named = [...wanted].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)
  return named.map((one, index) => ({ one, isAfterGap: one - (named[index - 1] ?? 0) > 1 }))
}
