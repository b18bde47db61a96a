/** Items that nothing is built for, with the reason. */
export const struck: Record<string, string> = {
  'A-112': 'handlers run in the browser only, where there is a window from the start (H-016)',
  'C-026': 'the figure of A-112',
  'C-086': 'the documents give no figure: rates belong to each shop (G-025), other limits to src/contract/limits.ts',
  'H-016': 'is itself the decision that strikes A-112 and C-026',
  'R-147': 'says that the extension is out of scope; H-015 took its place, and the pages have rows of their own',
}
