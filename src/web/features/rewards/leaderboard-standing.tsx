import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { limits } from '#contract/limits.ts'
import { formatMoney } from '#contract/money.ts'
import type { Leaderboard } from '#contract/rewards/leaderboard.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'

const standing = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s2) var(--s4); align-items: center; align-content: center;
  & > span { display: grid; place-items: center; min-inline-size: 3.5rem; block-size: 3.5rem; padding-inline: var(--s2); border-radius: 999px; background: var(--accent); color: var(--accent-ink); font: 600 var(--size-xl) / 1 var(--display); }
  & > :only-child { grid-column: 1 / -1; }
  & > span[data-top] { background: var(--highlight); color: var(--highlight-ink); }
  & > div > p { text-wrap: pretty; }
  & > div > p > b { display: block; font: 600 var(--size-xl) / 1.3 var(--display); }
  & > div > a { display: inline-flex; align-items: center; min-block-size: 44px; margin-block-end: calc(-1 * var(--s2)); }
`

interface Standing {
  /** Null for who isn’t in the list yet. */
  place: number | null
  says: string
  /** What it takes to be a place further up. */
  detail?: string
}

/** Where one stands, and how far from whom; null for who is alone on the list, has chosen not to be on it, or may be further down than it goes. */
export function standingIn(entries: Leaderboard['entries'], isAnonymous: boolean): Standing | null {
  const mine = entries.find(({ isMe }) => isMe)
  if (!mine)
    return isAnonymous || entries.length >= limits.leaderboardLength
      ? null
      : { place: null, says: t('rewards:leaderboard.notYet'), detail: t('rewards:leaderboard.notYetText') }
  const place = mine.position
  const before = entries.findLast(({ raisedPence }) => raisedPence > mine.raisedPence)
  // Two people may have one name: then the place says which.
  const said = ({ name, position }: Leaderboard['entries'][number]) =>
    entries.filter((entry) => entry.name === name).length > 1 ? t('rewards:leaderboard.atPlace', { name, position }) : name
  if (before) {
    const amount = formatMoney(before.raisedPence - mine.raisedPence)
    const detail = t('rewards:leaderboard.climb', { name: said(before), amount })
    return { place, says: t('rewards:leaderboard.number', { place }), detail }
  }
  const other = entries.find((entry) => entry !== mine)
  if (!other) return null
  const amount = mine.raisedPence - other.raisedPence
  return amount === 0
    ? { place, says: t('rewards:leaderboard.level', { name: said(other) }) }
    : {
        place,
        says: t('rewards:leaderboard.ahead', { name: said(other), amount: formatMoney(amount) }),
      }
}

/** Where my own row is, before the list that it may stand far down in. Where my place is drawn beside it, only how far it is from whom. */
export function MyStanding({ place, says, detail, isDrawn }: Standing & { isDrawn: boolean }) {
  return (
    <section className={standing} aria-label={t('rewards:leaderboard.mine')}>
      {!isDrawn && (
        <span aria-hidden="true" data-top={place === 1 || undefined}>
          {place ?? <Icon name="heart" />}
        </span>
      )}
      <div>
        <p>
          <b>{(isDrawn && detail) || says}</b> {!isDrawn && detail}
        </p>
        {place !== 1 && <Link to="/retailers">{t('rewards:leaderboard.shop')}</Link>}
      </div>
    </section>
  )
}
