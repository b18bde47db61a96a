import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { formatMoney } from '#contract/money.ts'
import { type Leaderboard, leaderboardPeriods } from '#contract/rewards/leaderboard.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { pageBody, stack } from '#web/ui/styles.ts'
import { leaderboardWith } from './rewards.implementations.ts'

const periods = css`
  display: flex; flex-wrap: wrap; gap: var(--s1); border: 0; padding: 0; margin: 0; min-inline-size: 0;
  & > button { padding-inline: var(--s1); white-space: nowrap; }
  @media (min-width: 480px) { gap: var(--s2); & > button { padding-inline: var(--s5); } }
  @media (max-width: 479px) { & > button { flex: 1 1 auto; font-size: var(--size-s); } }
  & > button[aria-pressed='true'] { background: var(--accent); color: var(--accent-ink); }
`
const table = css`
  inline-size: 100%;
  & th, & td { text-align: start; padding: var(--s3) var(--s3) var(--s3) 0; border-block-end: 1px solid var(--line-soft); }
  & th { font-size: var(--size-s); color: var(--ink-soft); font-weight: 600; }
  & td:first-child { inline-size: 4rem; font: 600 var(--size-l) / 1.2 var(--display); }
  & .money { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & tr[data-me] td { background: var(--accent-wash); font-weight: 650; }
  & td:first-child { padding-inline-start: var(--s3); }
  & tbody tr:nth-child(-n + 3) td:first-child { color: var(--accent); font-size: var(--size-xl); }
  & progress { appearance: none; display: block; inline-size: 100%; block-size: 6px; margin-block-start: var(--s1); border: 0; border-radius: 3px; overflow: hidden; background: transparent; }
  & progress::-webkit-progress-bar { background: transparent; }
  & progress::-webkit-progress-value { background: var(--accent); opacity: 0.55; border-radius: 3px; }
  & progress::-moz-progress-bar { background: var(--accent); opacity: 0.55; }
`

function Board({ entries }: Leaderboard) {
  const most = Math.max(...entries.map(({ raisedPence }) => raisedPence), 1)
  return (
    <table className={table}>
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
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one place and one name
          <tr key={index} data-me={entry.isMe || undefined}>
            <td>{entry.position}</td>
            <td>
              {entry.isMe ? t('rewards:leaderboard.youNamed', { name: entry.name }) : entry.name}
              <progress value={entry.raisedPence} max={most} aria-hidden="true" />
            </td>
            <td className="money">{formatMoney(entry.raisedPence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** R-146, F-157 */
export function LeaderboardScreen() {
  const site = useSite()
  const { me } = usePerson()
  const causeId = me?.cause?.id ?? null
  const machine = useMemo(() => leaderboardWith(site, causeId), [site, causeId])
  const [state, send] = useMachine(machine)
  const { found, period } = state.context
  const cause = me?.cause?.name ?? ''
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={causeId === null ? undefined : t('rewards:leaderboard.intro', { cause })}>
        {t('rewards:leaderboard.title')}
      </PageHeading>
      {causeId !== null && (
        <fieldset className={periods} aria-label={t('rewards:leaderboard.period')}>
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
      )}
      {showState(state.value, {
        loading: <Loading />,
        shown: () => found && <Board {...found} />,
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
        failed: () => <Problem words={t('rewards:failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
      })}
      <p>
        {causeId !== null && `${t('rewards:leaderboard.seen', { cause })} `}
        <Link to="/account/settings/preferences">{t('rewards:leaderboard.settings')}</Link>
      </p>
    </div>
  )
}
