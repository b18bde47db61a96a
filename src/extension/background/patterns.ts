/** The pages of these hosts as browsers' patterns have them: each host itself and everything below it. */
export const patternsOfHosts = (hosts: readonly string[], scheme: 'https' | '*'): string[] => [
  ...new Set(hosts.map((host) => `${scheme}://*.${host.replace(/^www\./, '')}/*`)),
]
