import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { formatMoney } from '#contract/money.ts'
import { type Leaderboard, type LeaderboardPeriod, leaderboardPeriods, startOfPeriod } from '#contract/rewards/leaderboard.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { loadCollapsible } from '#web/ui/collapsible.tsx'
import { formatDays } from '#web/ui/days.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { segments } from '#web/ui/segments.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { pageBody, soft, stack } from '#web/ui/styles.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { Podium } from './leaderboard-podium.tsx'
import { MyStanding, standingIn } from './leaderboard-standing.tsx'
import { leaderboardWith } from './rewards.implementations.ts'

const choice = css`
  display: grid; gap: var(--s2); justify-items: start;
  & > fieldset { inline-size: 100%; max-inline-size: 30rem; }
`
// Where one stands, and beside it who stands at the top.
const hero = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); padding: var(--s5) var(--s4); background: var(--accent-wash); border-radius: var(--radius-card); overflow: hidden;
  &:has(> ol) { padding-block-end: 0; }
  @media (min-width: 768px) { padding-inline: var(--s6); grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: minmax(0, 1fr); gap: var(--s6); }
  @media (forced-colors: active) { border: 1px solid; }
`
const table = css`
  inline-size: 100%;
  & th, & td { text-align: start; padding: var(--s3) var(--s3) var(--s3) 0; border-block-end: 1px solid var(--line-soft); }
  & th { font-size: var(--size-s); color: var(--ink-soft); font-weight: 600; }
  & td:first-child { inline-size: 4rem; padding-inline-start: var(--s3); }
  & td:first-child > span { display: grid; place-items: center; inline-size: 2.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
  & th:first-child { padding-inline-start: var(--s3); }
  & .money { inline-size: 1%; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & tr[data-me] td { background: var(--accent-wash); font-weight: 650; border-block: 2px solid var(--accent); }
  & tr[data-me] td:first-child { box-shadow: inset 4px 0 0 var(--accent); }
  & tfoot td { text-wrap: balance; color: var(--ink-soft); border: 0; padding-block-end: 0; inline-size: auto; }
  & tfoot td.money { font-weight: 400; }
  & tfoot tr:last-child > td { padding-block: var(--s4); color: var(--ink); font: 700 var(--size-l) / 1.3 var(--text); font-variant-numeric: tabular-nums; }
  & tr[data-me] { scroll-margin-block: 8rem; }
  @media (max-width: 559px) {
    & tbody td:first-child { inline-size: 3rem; padding-inline-start: 0; }
    & td [data-face] { inline-size: 2rem; block-size: 2rem; font-size: var(--size-s); }
  }
`
const person = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s3); align-items: center;
  & > b { font-weight: inherit; overflow-wrap: anywhere; }
  & > svg[data-bar] { grid-column: 2; block-size: 6px; }
  & > [data-face] { grid-row: span 2; }
  @media (max-width: 767px) { row-gap: var(--s1); line-height: 1.3; }
  /* It leads the eye from a name to its amount. */
  @media (min-width: 768px) { grid-template-columns: auto minmax(0, 1fr) minmax(0, 2fr); & > svg[data-bar] { grid-column: auto; block-size: 8px; } & > [data-face] { grid-row: auto; } }
`
/** So many places before the rest are asked for. */
const shownAtFirst = 10
const note = css`font-size: var(--size-s);`
// What comes is longer than the window.
const room = css`min-block-size: 100vh;`

/** What is no row of the list, and yet part of the total. */
function othersOf({ entries, hidden, hiddenPence, guestsPence, totalPence }: Leaderboard) {
  const listed = entries.reduce((sum, { raisedPence }) => sum + raisedPence, 0)
  const further = totalPence - listed - hiddenPence - guestsPence
  return [
    { isThere: further > 0, who: t('rewards:leaderboard.further'), pence: further },
    { isThere: hidden > 0, who: t('rewards:leaderboard.hidden', { count: hidden }), pence: hiddenPence },
    { isThere: guestsPence > 0, who: t('rewards:leaderboard.guests'), pence: guestsPence },
  ].filter(({ isThere }) => isThere)
}

function Board({ found, isAnonymous }: { found: Leaderboard; isAnonymous: boolean }) {
  const { entries, totalPence } = found
  const [folding, send] = useLazyMachine(loadCollapsible, { startsOpen: false })
  const isOpen = folding?.matches('open') ?? false
  const mine = standingIn(found, isAnonymous)
  // Three are drawn only where others follow, who are listed below them.
  const onTop = entries.length > 3 ? entries.slice(0, 3) : []
  const rows = entries.slice(onTop.length).filter(({ isMe }, index) => isOpen || isMe || index + onTop.length < shownAtFirst)
  const most = Math.max(...entries.map(({ raisedPence }) => raisedPence), 1)
  return (
    <>
      {(mine || onTop.length > 0) && (
        <div className={hero}>
          {mine && <MyStanding {...mine} />}
          {onTop.length > 0 && <Podium entries={onTop} />}
        </div>
      )}
      <table className={table} aria-label={onTop.length > 0 ? t('rewards:leaderboard.rest') : undefined}>
        <thead>
          <tr>
            <th scope="col">{t('rewards:leaderboard.position')}</th>
            <th scope="col">{t('rewards:leaderboard.name')}</th>
            <th scope="col" className="money">
              {t('rewards:leaderboard.raised')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one place and one name
            <tr key={index} data-me={entry.isMe || undefined}>
              <td>
                <span>{entry.position}</span>
              </td>
              <td>
                <div className={person}>
                  <Monogram name={entry.name} isRound />
                  <b>{entry.isMe ? t('rewards:leaderboard.youNamed', { name: entry.name }) : entry.name}</b>
                  <ShareBar value={entry.raisedPence} most={most} />
                </div>
              </td>
              <td className="money">{formatMoney(entry.raisedPence)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {entries.length > shownAtFirst && (
            <tr data-way>
              <td colSpan={3}>
                <Button kind="quiet" onClick={() => send({ type: 'panel.toggled' })}>
                  {isOpen
                    ? t('rewards:leaderboard.fewer', { count: shownAtFirst })
                    : t('rewards:leaderboard.all', { count: entries.length })}
                </Button>
              </td>
            </tr>
          )}
          {othersOf(found).map(({ who, pence }) => (
            <tr key={who}>
              <td colSpan={2}>{who}</td>
              <td className="money">{formatMoney(pence)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{t('rewards:leaderboard.total')}</td>
            <td className="money">{formatMoney(totalPence)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}

function daysOf(period: LeaderboardPeriod, now: number): string {
  const to = new Date(now).toISOString()
  const from = startOfPeriod(period, now)
  return from === null ? t('rewards:leaderboard.untilNow', { day: formatDay(to) }) : formatDays(from, to)
}

/** R-146, F-157 */
export function LeaderboardScreen() {
  const site = useSite()
  const { me } = usePerson()
  const causeId = me?.cause?.id ?? null
  const machine = useMemo(() => leaderboardWith(site, causeId), [site, causeId])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found, period } = state.context
  const cause = me?.cause?.name ?? ''
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={causeId === null ? undefined : t('rewards:leaderboard.intro', { cause })}>
        {t('rewards:leaderboard.title')}
      </PageHeading>
      {causeId !== null && (
        <div className={choice}>
          <fieldset className={segments} aria-label={t('rewards:leaderboard.period')}>
            {leaderboardPeriods.map((one) => (
              <Button
                key={one}
                kind="secondary"
                isPressed={one === period}
                onClick={() => send({ type: 'period.chosen', period: one })}
              >
                {t(`rewards:leaderboard.periods.${one}`)}
              </Button>
            ))}
          </fieldset>
          <p className={soft}>{daysOf(period, site.browser.now())}</p>
        </div>
      )}
      {showState(state.value, {
        loading: (
          <div className={room}>
            <Loading />
          </div>
        ),
        shown: () => found && <Board found={found} isAnonymous={!me || me.preferences.anonymity} />,
        notAvailable: () => (
          <Panel tone="waiting">
            <p>
              <b>{t('rewards:leaderboard.notAvailable')}</b>
            </p>
            <p>{causeId === null ? t('rewards:leaderboard.noCause') : t('rewards:leaderboard.nobody', { cause })}</p>
            {causeId === null && (
              <ButtonLink to="/account/settings/my-cause" kind="secondary">
                {t('rewards:leaderboard.chooseCause')}
              </ButtonLink>
            )}
          </Panel>
        ),
        failed: () => (
          <Problem words={t('rewards:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
      <p className={cx(soft, note)}>
        {causeId !== null && `${t('rewards:leaderboard.seen', { cause })} `}
        <Link to="/account/settings/preferences">{t('rewards:leaderboard.settings')}</Link>
      </p>
    </div>
  )
}
