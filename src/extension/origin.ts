/** C-078: which browser a visit came from. Edge is built as Chromium is, and says so itself. */
export function originCode(browser: string, userAgent: string): 'TFF' | 'TEC' | 'TCH' {
  if (browser === 'firefox') return 'TFF'
  return userAgent.includes('Edg/') ? 'TEC' : 'TCH'
}
