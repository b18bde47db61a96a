import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { limits } from '#contract/limits.ts'
import { formatMoney, formatRate } from '#contract/money.ts'
import type { Leaderboard } from '#contract/rewards/leaderboard.ts'
import { t } from '#web/i18n/i18n.ts'

const standing = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s4); align-content: center;
  & > p { text-wrap: pretty; }
  & > p > b { display: block; font: 600 var(--size-xl) / 1.3 var(--display); text-wrap: balance; }
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; justify-self: start; margin-block: calc(-1 * var(--s2)); }
`
const facts = css`
  display: grid; gap: var(--s2) var(--s4); margin: 0; grid-template-columns: repeat(3, minmax(0, auto)); justify-content: space-between;
  & > div { display: grid; align-content: start; }
  & dt { font-size: var(--size-s); line-height: 1.3; color: var(--ink-soft); text-wrap: balance; }
  & dd { margin: 0; grid-row: 1; font: 700 var(--size-l) / 1.4 var(--text); font-variant-numeric: tabular-nums; white-space: nowrap; }
`

interface Standing {
  /** How far one is from whom; of who isn’t in the list yet, that they aren’t. */
  says: string
  /** How one comes to be in it. */
  detail?: string
  /** Empty for who isn’t in the list yet. */
  facts: readonly (readonly [name: string, value: string])[]
  isFirst: boolean
}

/** Where one stands, and how far from whom; null for who is alone on the list, has chosen not to be on it, or may be further down than it goes. */
export function standingIn({ entries, totalPence }: Leaderboard, isAnonymous: boolean): Standing | null {
  const mine = entries.find(({ isMe }) => isMe)
  if (!mine)
    return isAnonymous || entries.length >= limits.leaderboardLength
      ? null
      : { says: t('rewards:leaderboard.notYet'), detail: t('rewards:leaderboard.notYetText'), facts: [], isFirst: false }
  const place = mine.position
  const before = entries.findLast(({ raisedPence }) => raisedPence > mine.raisedPence)
  // Two people may have one name: then the place says which.
  const said = ({ name, position }: Leaderboard['entries'][number]) => {
    const whole = name.replaceAll(' ', '\u00a0')
    return entries.filter((entry) => entry.name === name).length > 1
      ? t('rewards:leaderboard.atPlace', { name: whole, position })
      : whole
  }
  const share = Math.round((mine.raisedPence / totalPence) * 100)
  const isWhole = entries.length < limits.leaderboardLength
  const facts = [
    [
      t('rewards:leaderboard.placeOnList'),
      isWhole ? t('rewards:leaderboard.placeOf', { place, count: entries.length }) : String(place),
    ],
    [t('rewards:leaderboard.youRaised'), formatMoney(mine.raisedPence)],
    ...(share > 0
      ? [
          [
            t('rewards:leaderboard.ofTotal', { total: formatMoney(totalPence) }),
            formatRate({ kind: 'percent', value: share * 100 }),
          ] as const,
        ]
      : []),
  ] as const
  if (before) {
    const amount = formatMoney(before.raisedPence - mine.raisedPence)
    return { says: t('rewards:leaderboard.climb', { name: said(before), amount }), facts, isFirst: false }
  }
  const other = entries.find((entry) => entry !== mine)
  if (!other) return null
  const amount = mine.raisedPence - other.raisedPence
  const says =
    amount === 0
      ? t('rewards:leaderboard.level', { name: said(other) })
      : t('rewards:leaderboard.ahead', { name: said(other), amount: formatMoney(amount) })
  return { says, facts, isFirst: true }
}

/** Where I am, before the list that my own row may stand far down in. */
export function MyStanding({ says, detail, facts: rows, isFirst }: Standing) {
  return (
    <section className={standing} aria-label={t('rewards:leaderboard.mine')}>
      <p>
        <b>{says}</b> {detail}
      </p>
      {rows.length > 0 && (
        <dl className={facts}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isFirst && <Link to="/retailers">{t('rewards:leaderboard.shop')}</Link>}
    </section>
  )
}
