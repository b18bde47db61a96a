import type { CauseCard } from '#contract/causes/cause.ts'
import { limits } from '#contract/limits.ts'
import type { NavigationLink } from './navigation.ts'

/** N-012, N-014…N-019, C-040: the first four causes; a fifth place leads to all of them. */
export function causeMenus(
  causes: readonly CauseCard[],
): { cause: CauseCard; links: NavigationLink[]; tools: NavigationLink[] }[] {
  return causes.slice(0, limits.menuCauses).map((cause) => ({
    cause,
    links: [
      { to: `/settings/cause/${cause.id}/cause-page`, label: 'nav.viewCausePage' },
      { to: `/settings/cause/${cause.id}/cause-information`, label: 'nav.causeInformation' },
      { to: `/account/causes/${cause.id}/donations`, label: 'nav.causeDonations' },
    ],
    tools: [
      { to: '/referrals', label: 'nav.referrals' },
      { to: '/raisemore', label: 'nav.raiseMore' },
      { to: `/settings/cause/${cause.id}/supporter-communications`, label: 'nav.communications' },
    ],
  }))
}
